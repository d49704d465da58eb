import { clientNetwork, domainHash, mailboxOf } from "./hashes.ts"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["unknown", "unknown"],
])("the client %s counts as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})

test("the domain of a large mail provider has no limit of its own", () => {
  expect(domainHash("secret", "ann@Hotmail.co.uk")).toBeNull()
})

test("every mailbox of a company has the same keyed hash of its domain", () => {
  const hash = domainHash("secret", "ann@company.example")
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(domainHash("secret", "bob@COMPANY.example")).toBe(hash)
  expect(domainHash("another", "bob@company.example")).not.toBe(hash)
  for (const other of ["ann@gmail.com.example", "ann@mygmail.com", "ann@me.io"]) {
    expect(domainHash("secret", other)).not.toBe(hash)
    expect(domainHash("secret", other)).not.toBeNull()
  }
})

test.each([
  [["A.nn+news@googlemail.com", "ann@gmail.com"], "ann@gmail.com"],
  [["a.n-n@proton.me", "A_nn+x@pm.me", "ann@protonmail.com", "ann@protonmail.ch"], "ann@proton.me"],
  [["ann@me.com", "Ann@mac.com", "ann+x@icloud.com"], "ann@icloud.com"],
  [["a.nn+x@example.com"], "a.nn@example.com"],
])("%j are one mailbox", (spellings, mailbox) => {
  expect(spellings.map(mailboxOf)).toEqual(spellings.map(() => mailbox))
})

test.each([
  ["ann@a.company.example", "bob@b.c.company.example", true],
  ["ann@a.company.co.uk", "bob@company.co.uk", true],
  ["ann@one.co.uk", "bob@two.co.uk", false],
  ["ann@mail.ibm.de", "bob@ibm.de", true],
])("%s and %s are counted together: %s", (one, other, together) => {
  expect(domainHash("secret", one) === domainHash("secret", other)).toBe(together)
})
