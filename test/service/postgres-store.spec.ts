import { once } from "node:events"
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from "node:net"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { expect, test } from "./fixtures"
import { asService } from "./postgres"
import { submission } from "./submission"

test("an enquiry that waits while its visitor is refused is not stored later", async ({
  cluster,
  connect,
}) => {
  const url = await cluster.createMigratedDatabase()
  const owner = connect(url)
  const store = postgresStore(asService(url), { connections: 1, deadlineMilliseconds: 500 })
  const [sent, queued, later] = [submission(), submission(), submission()]
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
  await store.stop()
})

test("after a stall each call that succeeds has its own result, which is stored", async ({
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
  await store.stop()
})

test("a database without the column of a field is refused: its text would be lost", async ({
  cluster,
  connect,
}) => {
  const url = await cluster.createMigratedDatabase()
  const store = postgresStore(asService(url), { connections: 1 })
  await connect(url)`alter table contact.messages rename column company to firm`
  await expect(store.submit(submission())).rejects.toThrow("older version")
  await store.stop()
})

test("connections that are lost without a reset are replaced", async ({ cluster }) => {
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
  const claim = () => store.outboxClaim({ count: 1, leaseSeconds: 1 }).catch(String)

  expect(await claim()).toEqual([])
  for (const socket of sockets) socket.unpipe().pause()
  expect(await claim()).toMatch("The database did not answer in time.")
  await expect.poll(claim, { message: "a new connection is used" }).toEqual([])
  await store.stop()
  proxy.close()
  for (const socket of sockets) socket.destroy()
})
