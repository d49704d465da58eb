import { readdirSync } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { lookup } from "mrmime"

export type Encoding = "br" | "gzip"

/** A file as it was at the first request for it. */
export type StoredFile = {
  path: string
  type: string
  size: number
  modified: Date
  /** Size and modification time, for the ETag. */
  version: string
  isCompressible: boolean
  /** The whole file; undefined if it is too large to be kept. */
  bytes: Buffer | undefined
  compressed: Map<Encoding, Promise<Buffer>>
}

/** In bytes. Larger files, such as videos, are streamed. */
const largestKept = 1024 * 1024

/** Limit for files and their compressed copies in memory, in bytes. Beyond it the store is emptied and files are read again. */
const mostKept = 256 * 1024 * 1024

/** Returns false for the files that configure hosts and for hidden files outside `/.well-known/`. */
const isPublic = (relative: string): boolean =>
  relative !== "_headers" &&
  relative !== "_redirects" &&
  relative.split("/").every((part, index) => !part.startsWith(".") || (index === 0 && part === ".well-known"))

/**
 * Maps URL paths to the public files below `root`. Only these files are opened, so no URL can lead out of the folder.
 * Symbolic links are left out.
 */
export const listFiles = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file).split(path.sep).join("/"), file] as const)
      .filter(([relative]) => isPublic(relative))
      .map(([relative, file]) => [`/${relative}`, file]),
  )

/** Media types that mrmime lacks or names differently. */
const ownTypes: Record<string, string> = {
  ".ico": "image/x-icon",
  ".xml": "application/xml",
  ".xsl": "text/xsl",
}

/** Returns the media type for a file name; browsers download files of an unknown type. */
export const contentType = (file: string): string => {
  const type = ownTypes[path.extname(file)] ?? lookup(file) ?? "application/octet-stream"
  return /^text\/|\/(json|xml)$/.test(type) ? `${type}; charset=utf-8` : type
}

/** Returns whether compression makes a file of this type and size (bytes) noticeably smaller. */
export const isCompressible = (type: string, size: number): boolean =>
  size >= 1024 && /^text\/|json|xml|javascript|wasm/.test(type)

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](bytes)

const read = async (file: string): Promise<StoredFile> => {
  const { size, mtime } = await stat(file)
  const type = contentType(file)
  return {
    path: file,
    type,
    size,
    modified: mtime,
    version: `${size.toString(36)}-${mtime.getTime().toString(36)}`,
    isCompressible: size <= largestKept && isCompressible(type, size),
    bytes: size <= largestKept ? await readFile(file) : undefined,
    compressed: new Map(),
  }
}

/** Returns the value of a key, or makes and keeps it. A failure is not kept, so that the next caller tries again. */
const getOrMake = <Key, Value>(kept: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>) => {
  const found = kept.get(key)
  if (found) return found
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}

/** Keeps files and their compressed copies in memory from the first request on. */
export const fileStore = () => {
  const files = new Map<string, Promise<StoredFile>>()
  let bytesKept = 0
  const count = (bytes: Buffer | undefined) => {
    bytesKept += bytes?.length ?? 0
    if (bytesKept <= mostKept) return
    files.clear()
    bytesKept = 0
  }
  return {
    file: (file: string): Promise<StoredFile> =>
      getOrMake(files, file, async () => {
        const stored = await read(file)
        count(stored.bytes)
        return stored
      }),
    compressed: (file: StoredFile, encoding: Encoding): Promise<Buffer> =>
      getOrMake(file.compressed, encoding, async () => {
        const bytes = await compress(file.bytes ?? Buffer.alloc(0), encoding)
        count(bytes)
        return bytes
      }),
  }
}

export type FileStore = ReturnType<typeof fileStore>
