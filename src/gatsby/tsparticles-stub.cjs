// Replaces parts of tsParticles that the site does not use: every export is a function that loads nothing. An ES module would
// have to list the names of its exports; `import()` of this CommonJS module resolves to the value of its `then`.
const exported = new Proxy(
  { then: undefined },
  { get: (target, name) => (name in target ? target[name] : () => Promise.resolve()) },
)

module.exports = { then: (resolve) => resolve(exported) }
