import type { AvifOptions, Sharp } from "sharp"

type SharpModule = { prototype: Pick<Sharp, "avif"> }

/**
 * Encodes AVIF at effort 3 unless a caller names another effort. sharp's default of 4 takes more than three times as long
 * for a file of about the same size (docs/decisions/0002-images.md). gatsby-plugin-sharp 5.16 has no setting that reaches
 * sharp: it calls `avif({ quality })` and drops `avifOptions.speed`.
 */
export const lowerAvifEffort = ({ prototype }: SharpModule, effort = 3): void => {
  const encode = prototype.avif
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return encode.call(this, { effort, ...options })
  }
}
