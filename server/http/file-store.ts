import { readFile, stat } from "node:fs/promises"
import { contentType } from "./content-type"
import { compress, isCompressible, type Encoding } from "./encoding"

/** A file as it was when it was first asked for. */
export type StoredFile = {
  path: string
  type: string
  size: number
  modified: Date
  /** Names this state of the file, for its entity tag. */
  version: string
  isCompressible: boolean
  /** The whole file; undefined where it is too large to be kept. */
  bytes: Buffer | undefined
  compressed: Map<Encoding, Promise<Buffer>>
}

/** Larger files are streamed; of a built site only a video would be. */
const largestKept = 1024 * 1024

/** Memory for the files and their compressed forms, in bytes; past it, all are read again as they are asked for. */
const mostKept = 256 * 1024 * 1024

const read = async (path: string): Promise<StoredFile> => {
  const { size, mtime } = await stat(path)
  const type = contentType(path)
  return {
    path,
    type,
    size,
    modified: mtime,
    version: `${size.toString(36)}-${mtime.getTime().toString(36)}`,
    isCompressible: size <= largestKept && isCompressible(type, size),
    bytes: size <= largestKept ? await readFile(path) : undefined,
    compressed: new Map(),
  }
}

/** Keeps what `make` gives under a key, but not a failure: the next caller tries again. */
const once = <Key, Value>(kept: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>) => {
  const found = kept.get(key)
  if (found) return found
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}

/** Files of a folder in memory, each read at the first request for it. */
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
    file: (path: string): Promise<StoredFile> =>
      once(files, path, async () => {
        const file = await read(path)
        count(file.bytes)
        return file
      }),
    compressed: (file: StoredFile, encoding: Encoding): Promise<Buffer> =>
      once(file.compressed, encoding, async () => {
        const bytes = await compress(file.bytes ?? Buffer.alloc(0), encoding)
        count(bytes)
        return bytes
      }),
  }
}

export type FileStore = ReturnType<typeof fileStore>
