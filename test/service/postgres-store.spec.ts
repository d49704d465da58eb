import { once } from "node:events"
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from "node:net"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { expect, test } from "./fixtures"
import { asService, type TestPostgres } from "./postgres"
import { submission } from "./submission"

const messageOf = (error: unknown) => (error as Error).message

/** Opens a store on a database behind a proxy, which can stop passing on its bytes. */
const openBehindProxy = async (cluster: TestPostgres) => {
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
  return {
    claim: () => store.outboxClaim({ count: 1, leaseSeconds: 1 }).catch(messageOf),
    /** Keeps its connections without passing anything on, and refuses new ones. */
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause()
      proxy.close()
    },
    disconnect: () => sockets.forEach((socket) => socket.destroy()),
    stop: store.stop,
  }
}

test("of the calls to a database that is frozen 1,000 wait, more are refused at once, and later ones are accepted again", async ({
  cluster,
}) => {
  const { claim, freeze, disconnect, stop } = await openBehindProxy(cluster)
  try {
    expect(await claim()).toEqual([])
    freeze()
    // The first one has the connection.
    const waiting = Promise.all(Array.from({ length: 1001 }, claim))
    expect(await claim()).toBe("Too many calls are waiting.")
    expect(new Set(await waiting)).toEqual(new Set(["The database did not answer in time."]))
    expect(await claim()).toBe("The database did not answer in time.")
  } finally {
    disconnect()
    await stop()
  }
})

test("an enquiry that waits when its visitor is told that it is not stored is not stored later", async ({
  cluster,
  connect,
}) => {
  const url = await cluster.createMigratedDatabase()
  const owner = connect(url)
  const store = postgresStore(asService(url), { connections: 1, deadlineMilliseconds: 500 })
  const [sent, queued, later] = [submission(), submission(), submission()]
  try {
    await owner.begin(async (transaction) => {
      await transaction`lock table contact.messages in access exclusive mode`
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
  } finally {
    await store.stop()
  }
})

test("after a stall each call that succeeds has its own result, and its enquiry is stored", async ({
  cluster,
  connect,
}) => {
  const url = await cluster.createMigratedDatabase()
  const owner = connect(url)
  const options = { connections: 4, prepared: true, deadlineMilliseconds: 500 }
  const store = postgresStore(asService(url), options)
  let isRefused = false
  const post = (id: string) =>
    store.submit(submission({ id })).then(
      (result) => ({ id, result }),
      () => {
        isRefused = true
      },
    )
  const posts: ReturnType<typeof post>[] = []
  try {
    await owner.begin(async (transaction) => {
      await transaction`lock table contact.messages in access exclusive mode`
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
  } finally {
    await store.stop()
  }
})

test("if the database hangs and then refuses connections, each call is rejected and nothing else fails", async ({
  cluster,
}) => {
  const { claim, freeze, disconnect, stop } = await openBehindProxy(cluster)
  try {
    expect(await claim()).toEqual([])
    freeze()
    expect(await claim()).toBe("The database did not answer in time.")
    disconnect()
    await expect.poll(claim, { message: "the lost connection is noticed" }).toMatch("ECONNREFUSED")
  } finally {
    await stop()
  }
})

test("a purge and a post that wait for each other both succeed", async ({ cluster, connect }) => {
  const url = await cluster.createMigratedDatabase()
  const owner = connect(url)
  const store = postgresStore(asService(url), { connections: 2 })
  const waits = async (count: number) => {
    const waiting = async () => (await connect(url)`select from pg_locks where not granted`).length
    await expect.poll(waiting, { message: `${count} calls wait for a lock` }).toBe(count)
  }
  try {
    // The purge locks these in their order, a post the last one first.
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
  } finally {
    await store.stop()
  }
})
