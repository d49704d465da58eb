import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type Encoding = "br" | "gzip"

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** The encoding to answer with, the smaller first, by the `Accept-Encoding` of a request (RFC 9110, 12.5.3). */
export const pickEncoding = (accept: string | undefined): Encoding | undefined => {
  const weights = new Map<string, number>()
  for (const part of (accept ?? "").toLowerCase().split(",")) {
    const [name = "", weight] = part.split(/\s*;\s*q=/)
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight))
  }
  const wanted = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0
  return (["br", "gzip"] as const).find(wanted)
}

/** Whether a file of this type and size (bytes) gets smaller enough to be worth it. */
export const isCompressible = (type: string, size: number): boolean =>
  size >= 1024 && /^text\/|json|xml|javascript|wasm/.test(type)

/** Bytes in the given encoding. */
export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](bytes)
