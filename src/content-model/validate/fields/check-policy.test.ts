import { readdirSync, readFileSync } from "node:fs"
import { storedData } from "./check-policy"

const migrations = readdirSync("supabase/migrations")
  .sort()
  .map((name) => readFileSync(`supabase/migrations/${name}`, "utf8"))
  .join("\n")

test.each([
  ["enquiries", /function contact\.retention\(\)[^;]*interval '([^']+)'/g],
  ["held back", /flag = 'honeypot'[^;]*?interval '([^']+)'/g],
  ["hash", /set client_hash = null[^;]*?interval '([^']+)'/g],
])("the period of the check for %s is the one that the database uses", (words, pattern) => {
  // A later migration may replace the function.
  const period = [...migrations.matchAll(pattern)].at(-1)?.[1]
  expect(storedData.find(({ does }) => does.includes(words))?.period).toBe(period)
})
