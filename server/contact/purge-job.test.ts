import { startPurgeJob } from "./purge-job"

test("what is due is erased in portions, until there is no more", async () => {
  const purge = jest.fn().mockResolvedValueOnce({ ids: ["a"], more: true })
  const finished = new Promise<void>((resolve) => {
    purge.mockImplementationOnce(() => {
      resolve()
      return Promise.resolve({ ids: [], more: false })
    })
  })
  const job = startPurgeJob({ store: { purge }, mailFolder: "none", log: jest.fn() })
  await finished
  job.stop()
  expect(purge.mock.calls).toEqual([[{ limit: 500 }], [{ limit: 500 }]])
})
