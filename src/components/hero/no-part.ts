/**
 * Stands in for a part of tsparticles that the field does not need (src/build/particle-parts.ts): whatever it is asked to
 * load, it loads nothing. `then` must be missing, or the module would be taken for a promise.
 */
module.exports = new Proxy(
  {},
  {
    get: (_, name) => (name === "then" ? undefined : name === "__esModule" ? true : () => Promise.resolve()),
  },
)
