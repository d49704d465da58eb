import { createInterface } from "node:readline/promises"
import type { AdminClient } from "./admin-client"
import { readCommand } from "./read-command"
import { runCommand } from "./run-command"

jest.mock("node:readline/promises")

const client = (): jest.Mocked<AdminClient> => ({
  list: jest.fn().mockResolvedValue([]),
  show: jest.fn(),
  release: jest.fn().mockResolvedValue(3),
  erase: jest.fn().mockResolvedValue(["id"]),
  mails: jest.fn(),
  close: jest.fn(),
})
const run = (admin: AdminClient, ...args: string[]) => {
  const command = readCommand(args, {})
  if (command.name === "help" || command.name === "migrate" || command.name === "mail-templates") {
    throw new Error(`${command.name} needs no client`)
  }
  return runCommand(command, admin)
}

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
  ["with --yes", ["--yes"], true],
  ["without a terminal", [], false],
])("%s there is no question", async (_, flags, isTTY) => {
  const question = answering("n", { isTTY })
  const admin = client()
  await run(admin, ...deletion, ...flags)
  expect(question).not.toHaveBeenCalled()
  expect(admin.erase).toHaveBeenCalledWith("ann@example.com")
})

test("release --all releases all mails that were given up", async () => {
  const admin = client()
  expect(await run(admin, "release", "--all")).toBe("3 mails go out with the next round of the server.")
  expect(admin.release).toHaveBeenCalledWith({ all: true })
})
