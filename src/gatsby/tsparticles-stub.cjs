// Replaces parts of tsparticles that the site does not use: every export is a function that loads nothing. CommonJS, because the
// names of ES module exports must be listed. `import()` reads `then`, which has to be undefined.
module.exports = new Proxy(
  { __esModule: true, then: undefined },
  { get: (exports, name) => (name in exports ? exports[name] : () => Promise.resolve()) },
)
