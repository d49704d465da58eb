import { createReadStream } from "node:fs"
import { open, readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { pipeline } from "node:stream/promises"
import { askAnew } from "../../src/build/headers/host-facts"
import { byteRange } from "./byte-range"
import { contentType } from "./content-type"
import { compress, isCompressible, pickEncoding, type Encoding } from "./encoding"
import { isFresh } from "./is-fresh"

const compressed = new Map<string, Promise<Buffer>>()

/** The compressed bytes of a file, made once for each version of it. */
const compressedOnce = (file: string, tag: string, encoding: Encoding): Promise<Buffer> => {
  const key = `${file} ${tag}`
  const bytes = compressed.get(key) ?? readFile(file).then((content) => compress(content, encoding))
  compressed.set(key, bytes)
  return bytes
}

const describeFile = async (file: string) => {
  const handle = await open(file)
  try {
    const { size, mtime } = await handle.stat()
    return { size, modified: mtime, version: `${size.toString(36)}-${mtime.getTime().toString(36)}` }
  } finally {
    await handle.close()
  }
}

/**
 * Answers a GET or HEAD request with a file: type, length, tag, conditional answers, ranges and compression. Headers
 * that `response` holds already win; `status` is the one of a whole answer.
 */
export const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: 200 | 404,
) => {
  const { size, modified, version } = await describeFile(file)
  const type = contentType(file)
  const { range, "if-range": ifRange } = request.headers
  const squeezable = isCompressible(type, size)
  const encoding =
    squeezable && range === undefined ? pickEncoding(request.headers["accept-encoding"]) : undefined
  const tag = `"${encoding ? `${version}-${encoding}` : version}"`

  response.setHeader("ETag", tag)
  response.setHeader("Last-Modified", modified.toUTCString())
  if (!response.hasHeader("Cache-Control")) {
    response.setHeader("Cache-Control", askAnew)
  }
  if (squeezable) response.setHeader("Vary", "Accept-Encoding")
  if (status === 200 && isFresh(request.headers, tag, modified)) return response.writeHead(304).end()

  response.setHeader("Content-Type", type)
  if (encoding) {
    const bytes = await compressedOnce(file, tag, encoding)
    response.writeHead(status, { "Content-Encoding": encoding, "Content-Length": bytes.length })
    return response.end(bytes)
  }

  response.setHeader("Accept-Ranges", "bytes")
  const stillWanted = ifRange === undefined || ifRange === tag || ifRange === modified.toUTCString()
  const part = range !== undefined && stillWanted && status === 200 ? byteRange(range, size) : undefined
  if (part === "unsatisfiable") {
    response.removeHeader("Content-Type")
    return response.writeHead(416, { "Content-Range": `bytes */${size}`, "Content-Length": 0 }).end()
  }
  const length = part ? part.end - part.start + 1 : size
  response.writeHead(part ? 206 : status, {
    "Content-Length": length,
    ...(part ? { "Content-Range": `bytes ${part.start}-${part.end}/${size}` } : {}),
  })
  if (request.method === "HEAD" || length === 0) return response.end()
  return pipeline(createReadStream(file, part ?? {}), response)
}
