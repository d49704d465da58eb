import { createReadStream } from "node:fs"
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { pipeline } from "node:stream/promises"
import type { Encoding, FileStore, StoredFile } from "./file-store"

/** Names and values in turn, as `writeHead` takes them. */
export type FlatHeaders = readonly string[]

/** First and last byte of a part, both included. */
type ByteRange = { start: number; end: number }

const listOf = (tags: string) => tags.split(",").map((tag) => tag.trim())
const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, "")

/**
 * Evaluates the conditions of a request in the order of RFC 9110, 13.2.2. Returns 412 if the client wants another version of
 * the file, 304 if its stored copy is current, and `undefined` if the file has to be sent.
 */
export const precondition = (
  request: IncomingHttpHeaders,
  etag: string,
  modified: Date,
): 304 | 412 | undefined => {
  const second = Math.floor(modified.getTime() / 1000) * 1000
  const { "if-match": match, "if-none-match": noneMatch } = request
  if (match === undefined) {
    if (second > Date.parse(request["if-unmodified-since"] ?? "")) return 412
  } else if (match.trim() !== "*" && !listOf(match).includes(etag)) return 412

  if (noneMatch === undefined) {
    return second <= Date.parse(request["if-modified-since"] ?? "") ? 304 : undefined
  }
  const isKnown =
    noneMatch.trim() === "*" || listOf(noneMatch).map(withoutWeakMark).includes(withoutWeakMark(etag))
  return isKnown ? 304 : undefined
}

/**
 * Returns the part of a file of `size` bytes that a `Range` header asks for (RFC 9110, 14.2). `undefined` means the whole
 * file: the header is unreadable or asks for several parts. `"unsatisfiable"`: the file has no such part.
 */
export const byteRange = (header: string, size: number): ByteRange | "unsatisfiable" | undefined => {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? []
  if (first === "" && last === "") return undefined
  if (first === "") {
    const length = Math.min(Number(last), size)
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 }
  }
  if (last !== "" && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return "unsatisfiable"
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1) }
}

/**
 * Returns the first of Brotli and gzip that an `Accept-Encoding` header accepts (RFC 9110, 12.5.3), or `undefined` if it
 * accepts neither.
 */
export const pickEncoding = (accept: string | undefined): Encoding | undefined => {
  const weights = new Map<string, number>()
  for (const part of (accept ?? "").toLowerCase().split(",")) {
    const [name = "", weight] = part.split(/\s*;\s*q=/)
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight))
  }
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0
  return (["br", "gzip"] as const).find(isAccepted)
}

/** For each connection, a promise that settles when its last streamed file has been sent. */
const lastStreams = new WeakMap<Socket, Promise<unknown>>()

/**
 * Streams a file after those that were requested earlier on the same connection, so that a connection has at most one open
 * file. The file is closed with the connection: a response that waits in Node's queue gets no "close" event.
 */
const streamFile = (response: ServerResponse, path: string, part: Partial<ByteRange>): Promise<void> => {
  const { socket } = response.req
  const stream = async () => {
    if (socket.destroyed) return
    const content = createReadStream(path, part)
    const close = () => content.destroy()
    socket.once("close", close)
    try {
      await pipeline(content, response)
    } finally {
      socket.off("close", close)
    }
  }
  const sent = (lastStreams.get(socket) ?? Promise.resolve()).then(stream)
  lastStreams.set(
    socket,
    sent.catch(() => undefined),
  )
  return sent
}

type FileResponse = { file: StoredFile; status: 200 | 404; headers: FlatHeaders; store: FileStore }

const sendCompressed = async (
  response: ServerResponse,
  { file, status, headers, store }: FileResponse,
  encoding: Encoding,
) => {
  const bytes = await store.compressed(file, encoding)
  const length = String(bytes.length)
  const own = ["Content-Type", file.type, "Content-Encoding", encoding, "Content-Length", length]
  response.writeHead(status, [...headers, ...own]).end(bytes)
}

/** Sends the file as it is, or the part of it that `range` asks for. */
const sendPlain = async (
  response: ServerResponse,
  { file, status, headers }: FileResponse,
  range: string | undefined,
) => {
  const part = range === undefined ? undefined : byteRange(range, file.size)
  const own = [...headers, "Accept-Ranges", "bytes"]
  if (part === "unsatisfiable") {
    own.push("Content-Range", `bytes */${file.size}`, "Content-Length", "0")
    response.writeHead(416, own).end()
    return
  }
  const length = part ? part.end - part.start + 1 : file.size
  own.push("Content-Type", file.type, "Content-Length", String(length))
  if (part) own.push("Content-Range", `bytes ${part.start}-${part.end}/${file.size}`)
  response.writeHead(part ? 206 : status, own)
  if (response.req.method === "HEAD" || length === 0) response.end()
  else if (file.bytes) response.end(part ? file.bytes.subarray(part.start, part.end + 1) : file.bytes)
  else await streamFile(response, file.path, part ?? {})
}

/**
 * Responds to a GET or HEAD request with a file: type, length, ETag, conditions, ranges and compression.
 * @param options `status` applies to a response with the whole file
 */
export const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  options: FileResponse,
): Promise<void> => {
  const { file, status } = options
  const { range, "if-range": ifRange, "accept-encoding": accept } = request.headers
  const encoding = file.isCompressible && range === undefined ? pickEncoding(accept) : undefined
  const tag = encoding ? `"${file.version}-${encoding}"` : `"${file.version}"`
  const modified = file.modified.toUTCString()
  const headers = [...options.headers, "ETag", tag, "Last-Modified", modified]
  if (file.isCompressible) headers.push("Vary", "Accept-Encoding")

  const condition = status === 200 ? precondition(request.headers, tag, file.modified) : undefined
  if (condition !== undefined) {
    if (condition === 412) headers.push("Content-Length", "0")
    response.writeHead(condition, headers).end()
  } else if (encoding) {
    await sendCompressed(response, { ...options, headers }, encoding)
  } else {
    const isRangeValid = status === 200 && (ifRange === undefined || ifRange === tag || ifRange === modified)
    await sendPlain(response, { ...options, headers }, isRangeValid ? range : undefined)
  }
}
