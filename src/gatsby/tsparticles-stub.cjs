// Replaces parts of tsparticles that the site does not use: every export is a function that loads nothing. The names of ES module
// exports would have to be listed; `import()` of this CommonJS module resolves to what its `then` resolves to.
const exported = new Proxy(
  { then: undefined },
  { get: (target, name) => (name in target ? target[name] : () => Promise.resolve()) },
)

module.exports = { then: (resolve) => resolve(exported) }
