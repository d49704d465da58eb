import { readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline/promises"
import { temporaryFolder } from "../../test/temporary-folder"
import type { AdminClient, ListedEnquiry } from "./admin-client"
import { adminCommand, readArguments } from "./run-command"

jest.mock("node:readline/promises")

const folder = temporaryFolder()

const client = (): jest.Mocked<AdminClient> => ({
  list: jest.fn().mockResolvedValue([]),
  show: jest.fn(),
  release: jest.fn().mockResolvedValue(3),
  erase: jest.fn().mockResolvedValue(["id"]),
  remove: jest.fn(),
  mails: jest.fn(),
  backup: jest.fn().mockResolvedValue(Buffer.from("copy")),
  close: jest.fn(),
})
const run = (admin: AdminClient, ...args: string[]) => adminCommand(readArguments(args))(admin)

/** Makes standard input a terminal, or not, where a person gives this answer. */
const answering = (answer: string, { isTTY }: { isTTY: boolean }) => {
  const question = jest.fn().mockResolvedValue(answer)
  jest.mocked(createInterface).mockReturnValue({ question, close: jest.fn() } as never)
  Object.defineProperty(process.stdin, "isTTY", { value: isTTY, configurable: true })
  return question
}

const deletion = ["delete", "--email", "ann@example.com"]

test.each(["n", "", "yes please"])("at a terminal nothing is erased after the answer %j", async (answer) => {
  const question = answering(answer, { isTTY: true })
  const admin = client()
  expect(await run(admin, ...deletion)).toBe("Nothing was erased.")
  expect(question).toHaveBeenCalledTimes(1)
  expect(admin.erase).not.toHaveBeenCalled()
})

test.each(["y", "YES "])("at a terminal the answer %j erases", async (answer) => {
  answering(answer, { isTTY: true })
  const admin = client()
  expect(await run(admin, ...deletion)).toMatch(/^Erased 1 enquiry from ann@example.com/)
  expect(admin.erase).toHaveBeenCalledWith("ann@example.com")
})

test.each([
  ["n", "Nothing was erased.", []],
  ["y", "Erased the enquiry ab12, with its mails.", [["ab12"]]],
])("an enquiry is erased by its id after the answer %j", async (answer, printed, calls) => {
  answering(answer, { isTTY: true })
  const admin = client()
  admin.list.mockResolvedValue([{ id: "ab12" } as ListedEnquiry])
  expect(await run(admin, "delete", "ab")).toBe(printed)
  expect(admin.remove.mock.calls).toEqual(calls)
  expect(admin.erase).not.toHaveBeenCalled()
})

test("with --yes there is no question, and blanks around the address do not count", async () => {
  const question = answering("n", { isTTY: false })
  const admin = client()
  await run(admin, "delete", "--email", " ann@example.com ", "--yes")
  expect(question).not.toHaveBeenCalled()
  expect(admin.erase).toHaveBeenCalledWith("ann@example.com")
})

test("without a terminal and without --yes nothing is erased", async () => {
  answering("y", { isTTY: false })
  const admin = client()
  await expect(run(admin, ...deletion)).rejects.toThrow("Add --yes")
  expect(admin.erase).not.toHaveBeenCalled()
})

test("other spellings of the erased mailbox are named", async () => {
  const admin = client()
  admin.list.mockResolvedValue([{ email: "ann+news@example.com" }, { email: "bob@example.com" }] as never)
  const text = await run(admin, ...deletion, "--yes")
  expect(text).toMatch(/^Erased 1 enquiry.*\n.*other spellings.*: ann\+news@example\.com$/)
})

test("mails that fail make the status 2, so that cron reports them", async () => {
  const admin = client()
  for (const [mailsFail, status] of [
    [false, undefined],
    [true, 2],
  ] as const) {
    admin.mails.mockResolvedValueOnce({ states: [], oldestWaiting: null, mailsFail, troubles: [] })
    await run(admin, "mails")
    expect(process.exitCode).toBe(status)
  }
  process.exitCode = undefined
})

test("enquiries are erased from an address as it was stored, with its domain in ASCII", async () => {
  const admin = client()
  await run(admin, "delete", "--email", "joerg@münchen.example", "--yes")
  expect(admin.erase).toHaveBeenCalledWith("joerg@xn--mnchen-3ya.example")
})

test("a backup goes to a file of the folder in which the command was entered, or to the standard output", async () => {
  jest.replaceProperty(process, "env", { ...process.env, INIT_CWD: folder() })
  await run(client(), "backup", "copy.tgz")
  expect(readFileSync(join(folder(), "copy.tgz"), "utf8")).toBe("copy")
  expect(await run(client(), "backup", "-")).toEqual(Buffer.from("copy"))
})

test("a list replaces a file that others may read by one that only its owner may read", async () => {
  const file = join(folder(), "list.csv")
  writeFileSync(file, "old", { mode: 0o644 })
  await run(client(), "list", "--csv", "--output", file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test("an enquiry is found by its reference, as it is read out on the telephone", async () => {
  const admin = client()
  await expect(run(admin, "show", "7B4C-01ab")).rejects.toThrow("There is no enquiry 7B4C-01ab.")
  expect(admin.list).toHaveBeenCalledWith({ limit: 2, idStart: "7b4c01ab" })
})

test("an unknown id, a wrong limit and an unknown command end with a sentence", async () => {
  await expect(run(client(), "show", "0000")).rejects.toThrow("There is no enquiry 0000.")
  await expect(run(client(), "list", "--limit", "1.5")).rejects.toThrow("--limit must be a whole number")
  for (const words of [
    ["remove"],
    ["delete", "ab12", "--email", "ann@example.com"],
    ["release", "ab12", "--all"],
  ])
    expect(() => run(client(), ...words)).toThrow("The command is unknown or incomplete.")
})

test("release --all releases all mails that were given up", async () => {
  const admin = client()
  expect(await run(admin, "release", "--all")).toBe("3 mails go out with the next round of the server.")
  expect(admin.release).toHaveBeenCalledWith({ all: true })
})
