import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const realContent = path.join(__dirname, "..", "..", "content")
const recording = path.join(__dirname, "sample.sha256")

/** The content that the tests run on, as complete as `content/`, which is free to change. */
export const fixtureContent = path.join(__dirname, "site")

const fingerprint = (): string => {
  const hash = createHash("sha256")
  const files = readdirSync(realContent, { recursive: true, encoding: "utf8" })
  for (const file of files.filter((name) => /\.(md|yml)$/.test(name)).sort()) {
    hash.update(`${file.split(path.sep).join("/")}\n`).update(readFileSync(path.join(realContent, file)))
  }
  return hash.digest("hex")
}

/** Whether `content/` holds the sample texts as they were delivered, and nobody's own. */
export const isDeliveredSample = (): boolean => readFileSync(recording, "utf8").trim() === fingerprint()

/**
 * The content that the specification is about: the sample as delivered. Once it has been edited, which is what it is for,
 * the fixture content takes its place.
 */
export const specifiedContent = (): string => (isDeliveredSample() ? realContent : fixtureContent)

/** Records the texts in `content/` as the sample; for changes of the sample itself. */
export const recordSample = (): void => writeFileSync(recording, `${fingerprint()}\n`)
