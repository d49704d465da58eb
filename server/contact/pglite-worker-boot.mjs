// Node 20 cannot start a worker thread from a TypeScript file, so this file loads it through tsx.
import { require as load } from "tsx/cjs/api"

load("./pglite-worker.ts", import.meta.url)
