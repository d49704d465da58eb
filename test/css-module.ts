/** Stands in for a style file: each class is called by its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) })
