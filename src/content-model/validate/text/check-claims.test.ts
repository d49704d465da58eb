import { problemsOf } from "../../../../test/content/valid-copy"

test("claimsOk allows its words wherever they are in the file, and no others", async () => {
  const yaml =
    "claimsOk:\n  - words: a seamless move\n    reason: measured\nlead: >-\n  A seamless\n  move, seamless."
  const edit = { file: "home/clients.yml", from: "lead: Who we work for.", to: yaml }
  expect(await problemsOf([edit])).toMatchObject([{ line: 7, column: 9, severity: "warning" }])
})
