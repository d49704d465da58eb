import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { expect, test } from "./fixtures"
import { asService } from "./postgres"
import { submission } from "./submission"

const messageOf = (error: unknown) => (error as Error).message

test("of the calls to a database that is frozen 1,000 wait, more are refused at once, and later ones are accepted again", async () => {
  const sockets: Socket[] = []
  const frozen = createServer((socket) => sockets.push(socket.on("error", () => undefined)))
  await once(frozen.listen(0, "127.0.0.1"), "listening")
  const { port } = frozen.address() as AddressInfo
  const store = postgresStore(`postgres://service@127.0.0.1:${port}/none`, {
    connections: 1,
    deadlineMilliseconds: 500,
  })
  const claim = () => store.outboxClaim({ count: 1, leaseSeconds: 1 }).catch(messageOf)
  try {
    const waiting = Promise.all(Array.from({ length: 1000 }, claim))
    expect(await claim()).toBe("Too many calls are waiting.")
    expect(new Set(await waiting)).toEqual(new Set(["The database did not answer in time."]))
    expect(await claim()).toBe("The database did not answer in time.")
  } finally {
    for (const socket of sockets) socket.destroy()
    await store.stop()
    frozen.close()
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
