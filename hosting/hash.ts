import { createHash } from "node:crypto"

/** A hash as policies and `integrity` write it, for example `sha256-…`. */
export const hash = (algorithm: "sha256" | "sha384", content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`
