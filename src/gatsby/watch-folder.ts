import path from "node:path"
import { watch, type FSWatcher } from "chokidar"
import { isTemporary } from "../content-model/validate/read-folder"

/** The time to wait after a change, in milliseconds, so that files that are saved together are read together. */
const debounce = 50

/**
 * Calls `onCheck` as soon as the folder is watched, and after changes in it. Calls do not overlap: a change during a
 * call leads to another call after it.
 */
export const watchFolder = (root: string, onCheck: () => Promise<void>): FSWatcher => {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = () => {
    running = running.then(onCheck).catch(console.error)
  }
  const ignored = (file: string) => isTemporary(path.basename(file))
  return watch(root, { ignored, ignoreInitial: true })
    .once("ready", run)
    .on("all", () => {
      clearTimeout(timer)
      timer = setTimeout(run, debounce)
    })
}
