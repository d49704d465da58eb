import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const realContent = path.join(__dirname, "..", "..", "content")
const recording = path.join(__dirname, "sample.sha256")

/** The content that tests use instead of `content/`, which editors may change. It has files of every content type. */
export const fixtureContent = path.join(__dirname, "site")

const fingerprint = (): string => {
  const hash = createHash("sha256")
  const files = readdirSync(realContent, { recursive: true, encoding: "utf8" })
  for (const file of files.filter((name) => /\.(md|yml)$/.test(name)).sort()) {
    hash.update(`${file.split(path.sep).join("/")}\n`).update(readFileSync(path.join(realContent, file)))
  }
  return hash.digest("hex")
}

/** Returns true if the texts in `content/` are those of the recorded sample, without any edit. */
export const isDeliveredSample = (): boolean => readFileSync(recording, "utf8").trim() === fingerprint()

/**
 * Returns the content folder to compare with the specification: the sample, or the fixture content once the sample has been
 * edited.
 */
export const specifiedContent = (): string => (isDeliveredSample() ? realContent : fixtureContent)

/** Records the texts in `content/` as the sample, after a change of the sample itself. */
export const recordSample = (): void => writeFileSync(recording, `${fingerprint()}\n`)
