import { listEnquiries, type AdminClient } from "./admin-client"

test("a long list is read page by page, so that no query keeps a server from its visitors for long", async () => {
  const enquiries = Array.from({ length: 2500 }, (_, number) => ({ id: String(number), received: "" }))
  const list = jest.fn(({ limit, before }: Parameters<AdminClient["list"]>[0]) => {
    const start = before ? Number(before.id) + 1 : 0
    return Promise.resolve(enquiries.slice(start, start + limit))
  })
  const client = { list } as unknown as AdminClient
  expect(await listEnquiries(client)).toEqual(enquiries)
  expect(await listEnquiries(client, 1200)).toHaveLength(1200)
  expect(list.mock.calls.map(([{ limit }]) => limit)).toEqual([1000, 1000, 1000, 1000, 200])
})
