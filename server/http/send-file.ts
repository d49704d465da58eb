import { createReadStream } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { pipeline } from "node:stream/promises"
import { byteRange, precondition, type ByteRange } from "./conditional-request"
import { pickEncoding } from "./encoding"
import type { FileStore, StoredFile } from "./file-store"

/** Names and values in turn, as `writeHead` takes them. */
export type FlatHeaders = readonly string[]

/** The end of the last large answer on each connection. */
const lastStreams = new WeakMap<Socket, Promise<unknown>>()

/**
 * Streams a file once the large files that were asked for earlier on the same connection are through, so that a connection
 * has one file open at most. The file is closed with the connection: an answer that waits for its turn never learns of that.
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

/**
 * Answers a GET or HEAD request with a file: type, length, tag, conditional answers, ranges and compression. `status` is the
 * one of a whole answer.
 */
export const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  {
    file,
    status,
    headers,
    store,
  }: { file: StoredFile; status: 200 | 404; headers: FlatHeaders; store: FileStore },
): Promise<void> => {
  const { range, "if-range": ifRange } = request.headers
  const encoding =
    file.isCompressible && range === undefined ? pickEncoding(request.headers["accept-encoding"]) : undefined
  const tag = encoding ? `"${file.version}-${encoding}"` : `"${file.version}"`
  const modified = file.modified.toUTCString()
  const described = [...headers, "ETag", tag, "Last-Modified", modified]
  if (file.isCompressible) described.push("Vary", "Accept-Encoding")

  const condition = status === 200 ? precondition(request.headers, tag, file.modified) : undefined
  if (condition === 412) described.push("Content-Length", "0")
  if (condition !== undefined) {
    response.writeHead(condition, described).end()
    return
  }
  if (encoding) {
    const bytes = await store.compressed(file, encoding)
    described.push(
      "Content-Type",
      file.type,
      "Content-Encoding",
      encoding,
      "Content-Length",
      String(bytes.length),
    )
    response.writeHead(status, described).end(bytes)
    return
  }

  described.push("Accept-Ranges", "bytes")
  const isStillWanted = ifRange === undefined || ifRange === tag || ifRange === modified
  const part =
    range !== undefined && isStillWanted && status === 200 ? byteRange(range, file.size) : undefined
  if (part === "unsatisfiable") {
    described.push("Content-Range", `bytes */${file.size}`, "Content-Length", "0")
    response.writeHead(416, described).end()
    return
  }
  const length = part ? part.end - part.start + 1 : file.size
  described.push("Content-Type", file.type, "Content-Length", String(length))
  if (part) described.push("Content-Range", `bytes ${part.start}-${part.end}/${file.size}`)
  response.writeHead(part ? 206 : status, described)
  if (request.method === "HEAD" || length === 0) response.end()
  else if (file.bytes) response.end(part ? file.bytes.subarray(part.start, part.end + 1) : file.bytes)
  else await streamFile(response, file.path, part ?? {})
}
