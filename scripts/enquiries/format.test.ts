import { enquiryOf } from "../../test/enquiry"
import { csv } from "./format"

const row = {
  id: "id",
  received: new Date(0),
  ...enquiryOf({ name: "Ann", email: "ann@example.com", company: "Ltd" }),
  flag: null,
  notice: "sent",
  confirmation: "sent",
}
const nameCell = (name: string) =>
  csv([{ ...row, name }])
    .split("\r\n")[1]
    ?.split(",")[1]

test.each(["=1+1", "+1", "-1", "@SUM(A1)", " =1", "＝1"])("%j is no formula in a spreadsheet", (name) => {
  expect(nameCell(name)).toBe(`"'${name}"`)
})

test.each([
  ["\t=1", "'\t'=1"],
  ["Ann;=1+1", "Ann;'=1+1"],
  ["Ann\t@SUM(A1)", "Ann\t'@SUM(A1)"],
  ["Ann\n -1", "Ann\n' -1"],
  // A quotation mark is doubled, and a program that splits at the semicolon takes it for the start of a quoted cell.
  ['Ann;"=1+1', `Ann;'""=1+1`],
  ['Ann\t " "=1+1', `Ann\t' "" ""=1+1`],
])("%j is no formula where the list separator is a semicolon or a tab", (name, cell) => {
  expect(nameCell(name)).toBe(`"${cell}"`)
})

test("quotation marks are doubled", () => {
  expect(nameCell('Ann "the" Example')).toBe('"Ann ""the"" Example"')
})
