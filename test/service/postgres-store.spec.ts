import { once } from "node:events"
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from "node:net"
import type { Sql, TransactionSql } from "postgres"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { expect, test as base } from "./fixtures"
import { asService } from "./postgres"
import { submission } from "./submission"

const messageOf = (error: unknown) => (error as Error).message

type Store = ReturnType<typeof postgresStore>

const test = base.extend<{
  /** Opens a store on a new database, and a connection of the database's owner. */
  open: (options: Parameters<typeof postgresStore>[1]) => Promise<{ owner: Sql; store: Store }>
  /** A store on a database behind a proxy. `lose` keeps its connections without passing anything on. */
  proxied: { claim: () => Promise<unknown>; lose: () => void }
}>({
  open: async ({ cluster, connect }, use) => {
    const opened: Store[] = []
    await use(async (options) => {
      const url = await cluster.createMigratedDatabase()
      const store = postgresStore(asService(url), options)
      opened.push(store)
      return { owner: connect(url), store }
    })
    for (const store of opened) await store.stop()
  },
  proxied: async ({ cluster }, use) => {
    const url = new URL(asService(await cluster.createMigratedDatabase()))
    const { hostname, port } = url
    const sockets: Socket[] = []
    const proxy = createServer((socket) => {
      const database = connectSocket(Number(port), hostname)
      for (const end of [socket, database]) sockets.push(end.on("error", () => undefined))
      socket.pipe(database).pipe(socket)
    })
    await once(proxy.listen(0, "127.0.0.1"), "listening")
    url.port = String((proxy.address() as AddressInfo).port)
    const store = postgresStore(url.href, { connections: 1, deadlineMilliseconds: 500 })
    await use({
      claim: () => store.outboxClaim({ count: 1, leaseSeconds: 1 }).catch(messageOf),
      lose: () => {
        for (const socket of sockets) socket.unpipe().pause()
      },
    })
    proxy.close()
    for (const socket of sockets) socket.destroy()
    // Not awaited: it gives connections that are being opened five seconds.
    void store.stop()
  },
})

/** Does something while no enquiry can be stored. */
const whileLocked = (owner: Sql, work: (transaction: TransactionSql) => Promise<void>) =>
  owner.begin(async (transaction) => {
    await transaction`lock table contact.messages in access exclusive mode`
    await work(transaction)
  })

test("an enquiry that waits while its visitor is refused is not stored later", async ({ open }) => {
  const { owner, store } = await open({ connections: 1, deadlineMilliseconds: 500 })
  const [sent, queued, later] = [submission(), submission(), submission()]
  await whileLocked(owner, async () => {
    const refused = await Promise.allSettled([store.submit(sent), store.submit(queued)])
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  })
  const isStored = () =>
    store.submit(later).then(
      () => true,
      () => false,
    )
  await expect.poll(isStored, { message: "the database answers again" }).toBe(true)
  // The database may or may not have cancelled the first call in time. It never received the second one.
  const rows = await owner<{ id: string }[]>`select id from contact.messages where id <> ${sent.id}`
  expect(rows.map(({ id }) => id)).toEqual([later.id])
})

test("after a stall each call that succeeds has its own result, which is stored", async ({ open }) => {
  const { owner, store } = await open({ connections: 4, prepared: true, deadlineMilliseconds: 500 })
  let isRefused = false
  const post = (id: string) =>
    store.submit(submission({ id })).then(
      (result) => ({ id, result }),
      () => {
        isRefused = true
      },
    )
  const posts: ReturnType<typeof post>[] = []
  await whileLocked(owner, async (transaction) => {
    while (!isRefused) {
      posts.push(post(crypto.randomUUID()))
      await transaction`select count(*) from generate_series(1, 20000)`
    }
  })
  const answered = (await Promise.all(posts)).filter((answer) => answer !== undefined)
  expect(answered).not.toEqual([])
  const rows = await owner<{ id: string }[]>`select id from contact.messages`
  const stored = new Set(rows.map(({ id }) => id))
  for (const { id, result } of answered) {
    expect(result).toMatchObject({ outcome: "stored", id })
    expect(stored).toContain(id)
  }
})

test("a database without the column of a field is refused: its text would be lost", async ({ open }) => {
  const { owner, store } = await open({ connections: 1 })
  await owner`alter table contact.messages rename column company to firm`
  await expect(store.submit(submission())).rejects.toThrow("older version")
})

test("connections that are lost without a reset are replaced", async ({ proxied: { claim, lose } }) => {
  expect(await claim()).toEqual([])
  lose()
  expect(await claim()).toBe("The database did not answer in time.")
  await expect.poll(claim, { message: "a new connection is used" }).toEqual([])
})
