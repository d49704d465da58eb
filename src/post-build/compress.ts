import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { listFiles } from "../../hosting/harden-site"

/** Text files. Images and fonts are compressed already. */
const text = /\.(html|js|css|json|xml|svg|txt)$/

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/**
 * Writes a Brotli and a gzip copy of each text file in `root` beside it (`.br`, `.gz`), for servers that send such
 * files.
 */
export const compressFiles = async (root: string): Promise<void> => {
  for (const name of (await listFiles(root)).filter((each) => text.test(each))) {
    const file = path.join(root, name)
    const bytes = await readFile(file)
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(bytes, brotliOptions),
      promisify(gzip)(bytes),
    ])
    await writeFile(`${file}.br`, brotli)
    await writeFile(`${file}.gz`, gzipped)
  }
}
