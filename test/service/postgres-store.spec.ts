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
  open: (options: Parameters<typeof postgresStore>[1]) => Promise<{ url: string; owner: Sql; store: Store }>
  /** A store on a database behind a proxy. */
  proxied: {
    claim: () => Promise<unknown>
    /** Closes each connection at its first query. */
    cut: () => void
    /** Keeps its connections without passing anything on. */
    lose: () => void
    /** Also refuses new ones. */
    freeze: () => void
    disconnect: () => void
  }
}>({
  open: async ({ cluster, connect }, use) => {
    const opened: Store[] = []
    await use(async (options) => {
      const url = await cluster.createMigratedDatabase()
      const store = postgresStore(asService(url), options)
      opened.push(store)
      return { url, owner: connect(url), store }
    })
    for (const store of opened) await store.stop()
  },
  proxied: async ({ cluster }, use) => {
    const url = new URL(asService(await cluster.createMigratedDatabase()))
    const { hostname, port } = url
    const sockets: Socket[] = []
    let isCut = false
    const proxy = createServer((socket) => {
      const database = connectSocket(Number(port), hostname)
      // The messages Parse and Query begin with P and Q, the ones that open a session with the first byte of their length.
      socket.on("data", ([first]) => isCut && first && socket.destroy())
      for (const end of [socket, database]) sockets.push(end.on("error", () => undefined))
      socket.pipe(database).pipe(socket)
    })
    await once(proxy.listen(0, "127.0.0.1"), "listening")
    url.port = String((proxy.address() as AddressInfo).port)
    const store = postgresStore(url.href, { connections: 1, deadlineMilliseconds: 500 })
    const disconnect = () => sockets.forEach((socket) => socket.destroy())
    const lose = () => {
      for (const socket of sockets) socket.unpipe().pause()
    }
    await use({
      claim: () => store.outboxClaim({ count: 1, leaseSeconds: 1 }).catch(messageOf),
      cut: () => {
        isCut = true
      },
      lose,
      freeze: () => {
        lose()
        proxy.close()
      },
      disconnect,
    })
    disconnect()
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

test("of 1,002 calls to a frozen database one is refused at once", async ({ proxied: { claim, freeze } }) => {
  expect(await claim()).toEqual([])
  freeze()
  // The first one has the connection.
  const waiting = Promise.all(Array.from({ length: 1001 }, claim))
  expect(await claim()).toBe("Too many calls are waiting.")
  expect(new Set(await waiting)).toEqual(new Set(["The database did not answer in time."]))
  expect(await claim()).toBe("The database did not answer in time.")
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

test("calls to a database that hangs or is gone fail", async ({ proxied: { claim, freeze, disconnect } }) => {
  expect(await claim()).toEqual([])
  freeze()
  expect(await claim()).toBe("The database did not answer in time.")
  disconnect()
  await expect.poll(claim, { message: "the lost connection is noticed" }).toMatch("ECONNREFUSED")
})

test("a connection lost at its first query fails only its call", async ({ proxied: { claim, cut } }) => {
  cut()
  expect(await claim()).toMatch("CONNECTION_CLOSED")
})

test("connections that are lost without a reset are replaced", async ({ proxied: { claim, lose } }) => {
  expect(await claim()).toEqual([])
  lose()
  expect(await claim()).toBe("The database did not answer in time.")
  await expect.poll(claim, { message: "a new connection is used" }).toEqual([])
})

test("a purge and a post that wait for each other both succeed", async ({ connect, open }) => {
  const { url, owner, store } = await open({ connections: 2 })
  const waits = async (count: number) => {
    const waiting = async () => (await connect(url)`select from pg_locks where not granted`).length
    await expect.poll(waiting, { message: `${count} calls wait for a lock` }).toBe(count)
  }
  // The purge erases these in their order, a post counts in the last one first.
  await owner`insert into contact.rate_limits values ('purge', now(), 1)`
  for (const bucket of ["client:old", "between", "requests:old"])
    await owner`insert into contact.rate_limits values (${bucket}, now() - interval '2 days', 1)`
  let both: Promise<unknown[]> = Promise.resolve([])
  await owner.begin(async (transaction) => {
    await transaction`select from contact.rate_limits where bucket = 'between' for update`
    const purged = store.purge({})
    await waits(1)
    const posted = store.submit(submission({ clientHash: "old", postLimit: 5 }))
    both = Promise.all([purged, posted])
    await waits(2)
  })
  expect(await both).toMatchObject([{ ids: [] }, { outcome: "stored" }])
})
