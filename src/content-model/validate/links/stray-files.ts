import path from "node:path"
import { z } from "zod"
import { slugify } from "../../../site/slugify"
import { textAt, type ContentFile } from "../../content-file"
import {
  checkedContentTypes,
  collections,
  entryFolder,
  singleFile,
  singleFiles,
  type ContentType,
} from "../../content-types"
import { kindsOf } from "../fields/check-kind"
import { closestMatch, didYouMean, problemAt, type Problem } from "../problem"
import type { Folder } from "../read-folder"
import { isLockLike, isLockName, slugsLock } from "./check-slugs"

/** Returns true if a file has a content type. */
export const isRead = (file: string) => checkedContentTypes.some(({ path: pattern }) => pattern.test(file))

/** The base image of the social cards. */
export const socialPicture = "social.png"

/** The fixes for files that nothing reads, by a pattern of the path. */
const fixes: [RegExp, string | ((file: string, folder: Folder) => string)][] = [
  [/\.yaml$/, "rename it to end in .yml"],
  [
    /\.(PNG|JPE?G|WEBP|AVIF)$/i,
    (file) =>
      `give it the name ${path.basename(file).toLowerCase().replace(/\s+/g, "-")}, with small letters`,
  ],
  [
    /\.(gif|tiff?|bmp|heic|heif|svg|jfif|psd|psb|ai|eps|xcf|ico|dng|cr2|nef|raw|afphoto|sketch|jp2|jxl)$/i,
    "pages do not show this kind of picture: save it as a .png or .jpg with small letters, or delete it",
  ],
  [/\.pdf$/i, "move it to the folder static; a link to it says / and its name"],
  [
    /\(\d+\)|\bcop(?:y|ie)\b|\bkopie\b|[-.](?:old|backup)\./i,
    "delete it if it is a copy, or give it a name of its own",
  ],
  [/^readme/i, "delete it here; no page shows it"],
  [/\.(?!(?:mdx?|markdown|txt|yml)$)\w+$/i, "delete it here; only texts and pictures belong in content"],
  [/^[^/]+\.md$/, "move it to content/articles/YYYY-MM-DD--its-title/index.md"],
  [
    /^(?!articles\/).*\/index\.(?:md|yml)$/,
    (file) => {
      const flat = file.replace("/index.", ".")
      return isRead(flat) ? `move it to content/${flat}` : "move its folder to content/articles"
    },
  ],
  [
    /^articles\/.+\/.+\.md$/,
    "an article has one text, index.md: move this one to a folder of its own, or delete it",
  ],
  [/^articles\//, "name an article's folder YYYY-MM-DD--its-title and its text index.md"],
  [
    /^(?:home|pages|emails)\//,
    "delete it here; the site has no such part, and a developer has to add one first",
  ],
  [
    /^(?:clients|case-studies|privacy)\//,
    (file, folder) => `name it with two figures, a hyphen and small letters: ${entryName(file, folder)}`,
  ],
]

/** Matches names that programs give to new files. */
const noName =
  /^(?:untitled|unnamed|new|neu|document|file|text|name|copy)?(?:[ -]?(?:file|document))?[ -]?\d*$/

/** Returns the name that a misnamed client, case study or section of the policy should have. */
const entryName = (file: string, { paths, sources }: Folder): string => {
  const [, folder = "", number = "", rest = ""] =
    /^([^/]+)\/((?:[\dOolI]+(?=[^\p{L}\d])|\d)*)(.*)\.\w+$/u.exec(file) ?? []
  const taken = paths.filter((other) => other.startsWith(`${folder}/`) && isRead(other))
  const orders = taken.map((other) => Number(/\/(\d\d)/.exec(other)?.[1]))
  const free = [...orders, 0].map((order) => order + 1).filter((order) => !orders.includes(order))
  const written = Number(number.replace(/[Oo]/g, "0").replace(/[lI]/g, "1"))
  const order = written > 0 && written < 100 && !orders.includes(written) ? written : Math.min(...free)
  const source = sources.find((each) => each.path === file)
  const words = slugify(rest, new Set())
  const own = source && (textAt(source, ["name"]) || textAt(source, ["title"]))
  const name = (noName.test(words) ? slugify(own ?? "", new Set()) : words) || "name"
  return `${String(order).padStart(2, "0")}-${name}.${folder === "privacy" ? "md" : "yml"}`
}

/** Returns true if a file has most fields that a content type needs, so that it is probably of this type. */
const isMost = ({ values }: ContentFile, { schema }: ContentType): boolean => {
  const needed = Object.values(schema.shape).filter((field) => !(field instanceof z.ZodOptional))
  return 2 * Object.keys(values ?? {}).length > needed.length
}

/** Returns true if no page reads `other`, and its name is that of `file` with capital letters, other words or another folder. */
const isMoved = (other: string, file: string): boolean => {
  const [old, now] = [path.posix.parse(file), path.posix.parse(other.toLowerCase())]
  if (isRead(other) || other.toLowerCase() === file) return other !== file && !isRead(other)
  if (!/\.(?:ya?ml|txt|bak|old|orig)$/.test(now.base) || old.ext !== ".yml") return false
  const words = `-${now.name.split(/[^a-z\d]+/).join("-")}-`
  return now.name === old.name || (["", old.dir].includes(now.dir) && words.includes(`-${old.name}-`))
}

/** Returns the missing file whose fields, or almost whose name, a file has. */
export const missingFor = (other: string, { paths, sources }: Folder): string | undefined => {
  const absent = [...singleFiles, socialPicture].filter((file) => !paths.includes(file))
  if ((isLockLike(other) || isLockName(other)) && !paths.includes(slugsLock)) return slugsLock
  const source = isRead(other) ? undefined : sources.find(({ path }) => path === other)
  const own = source && absent.length > 0 ? kindsOf(source).map(singleFile) : []
  return absent.find((file) => own.includes(file)) ?? absent.find((file) => isMoved(other, file))
}

/** Returns the folder in which a file belongs by the name of its folder, by its own name or by its fields. */
const properFolder = (file: string, { sources }: Folder): string | undefined => {
  const [top = "", ...below] = file.split("/")
  const source = sources.find(({ path: other }) => other === file)
  const kinds = source ? kindsOf(source).map(entryFolder) : []
  const name = below.at(-1) ?? top
  const possible = collections.map(({ folder }) => folder).filter((folder) => isRead(`${folder}/${name}`))
  const similar =
    closestMatch(
      top,
      collections.map(({ folder }) => folder),
    ) ?? ""
  const own = possible.filter((folder) => kinds.includes(folder))
  const right = possible.includes(similar) ? similar : possible.length === 1 ? possible[0] : own[0]
  if (right === undefined || file === `${right}/${name}`) return undefined
  return kinds.length === 0 || kinds.includes(right) ? right : undefined
}

/** Returns the path that a text saved with another ending should have. */
const properName = (file: string): string | undefined =>
  /\.(?:json|txt|docx?|odt|rtf|pages|html?|mdx?|markdown|yml)$/i.test(file)
    ? ["yml", "md"].map((ending) => file.replace(/\w+$/, ending)).find(isRead)
    : undefined

/** Reports a file that no page reads. */
export const strayFile = (file: string, folder: Folder): Problem => {
  const { paths } = folder
  const known = fixes.find(([pattern]) => pattern.test(file))?.[1]
  const absent = singleFiles.filter((single) => !paths.includes(single))
  const moved = missingFor(file, folder)
  const right = properFolder(file, folder)
  const written = properName(file)
  const source = folder.sources.find(({ path: other }) => other === file)
  const single =
    source &&
    kindsOf(source)
      .filter((kind) => isMost(source, kind))
      .map(singleFile)[0]
  const fix =
    (moved && `give it back its name, content/${moved}`) ??
    (right && `move it to the folder content/${right}`) ??
    (written && !paths.includes(written) ? `write its text as ${path.posix.basename(written)}` : undefined) ??
    (typeof known === "function" ? known(file, folder) : known) ??
    didYouMean(file, absent, "content/") ??
    (single && `write its text into content/${single}, and delete this file`) ??
    "move it to where it belongs, or delete it"
  return problemAt({ file: `content/${file}`, text: "" }, 0, "no page reads this file", fix)
}
