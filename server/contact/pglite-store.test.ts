import { EventEmitter } from "node:events"
import { Worker } from "node:worker_threads"
import { temporaryFolder } from "../../test/temporary-folder"
import { openPgliteStore } from "./pglite-store"

jest.mock("node:worker_threads", () => ({ Worker: jest.fn() }))
jest.mock("./database-files", () => ({
  watchDatabaseFiles: () => Promise.resolve({ release: () => Promise.resolve() }),
}))

const folder = temporaryFolder()

test("a database that does not close is ended after ten seconds", async () => {
  const worker = Object.assign(new EventEmitter(), { postMessage: jest.fn(), terminate: jest.fn() })
  worker.terminate.mockImplementation(() => worker.emit("exit"))
  jest.mocked(Worker).mockReturnValue(worker as never)
  const onFatal = jest.fn()
  const opening = openPgliteStore(folder(), [], onFatal)
  while (worker.listenerCount("message") === 0) await new Promise((resolve) => setImmediate(resolve))
  worker.emit("message", "ready")
  const store = await opening
  jest.useFakeTimers()
  const stopping = store.stop()
  await jest.advanceTimersByTimeAsync(9_999)
  expect(worker.postMessage).toHaveBeenCalledWith("close")
  expect(worker.terminate).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await stopping
  expect(worker.terminate).toHaveBeenCalledTimes(1)
  expect(onFatal).not.toHaveBeenCalled()
})
