import { databases, type TestDatabase } from "./databases"
import { after, before, describe } from "./runner"
import { submission } from "./submission"

export type DatabaseUnderTest = {
  /** Open inside tests only. */
  readonly database: TestDatabase
  /** Stores another enquiry. */
  submit: (changes?: Parameters<typeof submission>[0]) => ReturnType<TestDatabase["store"]["submit"]>
  /** Returns the first row of a query. */
  one: (sql: string) => Promise<Record<string, unknown>>
  /** Returns the mails of an enquiry as "notice pending", in their order. */
  states: (id: string) => Promise<string[]>
}

/** Describes tests that run on PGlite and on PostgreSQL, each with its own database. */
export const onEachDatabase = (title: string, tests: (on: DatabaseUnderTest) => void): void => {
  for (const { name, open } of databases) {
    describe(`${title} on ${name}`, () => {
      let opened: TestDatabase | undefined
      before(async () => {
        opened = await open()
      })
      after(() => opened?.close())
      const database = () => {
        if (!opened) throw new Error("The database is open only inside a test.")
        return opened
      }
      tests({
        get database() {
          return database()
        },
        submit: (changes = {}) => database().store.submit(submission(changes)),
        one: async (sql) => (await database().rows(sql))[0] ?? {},
        states: async (id) => {
          const rows = await database().rows(
            `select kind, state from contact.outbox where message_id = '${id}' order by id`,
          )
          return rows.map((row) => `${String(row.kind)} ${String(row.state)}`)
        },
      })
    })
  }
}
