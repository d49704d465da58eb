// A worker thread of Node 20 cannot be started from TypeScript, so this loads it through tsx.
import { require as load } from "tsx/cjs/api"

load("./pglite-worker.ts", import.meta.url)
