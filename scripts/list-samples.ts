import { writeFile } from "node:fs/promises"
import path from "node:path"
import { format } from "prettier"
import { readFolder } from "../src/content-model/validate/read-folder"
import { hashesOf } from "../src/content-model/validate/text/check-samples"

/** Lists the texts and pictures of `content/` as those of the sample. For developers who change the sample content. */
const listSamples = async () => {
  const hashes = [...(await hashesOf(await readFolder(path.resolve("content"))))].sort()
  const file = path.resolve("src/content-model/samples.json")
  await writeFile(file, await format(JSON.stringify(hashes), { filepath: file }))
}

void listSamples()
