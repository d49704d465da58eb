import { readFileSync } from "node:fs"
import { licenceTables } from "./lib/licence-tables"
import type { Lockfile } from "./lib/lockfile"

/** Prints the licence tables of docs/dependencies.md from the lockfile: `npx tsx scripts/licences.ts`. */
console.log(licenceTables(JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile))
