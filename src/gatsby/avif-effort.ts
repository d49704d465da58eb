import type { AvifOptions, Sharp } from "sharp"

type SharpModule = { prototype: Pick<Sharp, "avif"> }

/**
 * Makes sharp encode AVIF at effort 3 unless a caller sets another effort. sharp's default of 4 takes more than three
 * times as long for a file of about the same size (docs/decisions/0002-images.md). gatsby-plugin-sharp 5.16 has no
 * option for it: it calls `avif({ quality })` and ignores `avifOptions.speed`.
 */
export const lowerAvifEffort = ({ prototype }: SharpModule, effort = 3): void => {
  const encode = prototype.avif
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return encode.call(this, { effort, ...options })
  }
}
