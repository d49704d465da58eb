import path from "node:path"
import { slugify } from "../../../site/slugify"
import { textAt } from "../../content-file"
import { collections, isRead, singleFiles } from "../../content-types"
import { closestMatch, didYouMean, problemOf, type Problem } from "../problem"
import type { Folder } from "../read-folder"
import { isLockLike, isLockName, slugsLock } from "./check-slugs"
import { folderName } from "./check-articles"

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
    (file, paths) => {
      const flat = file.replace("/index.", ".")
      if (isRead(flat)) return `move it to content/${flat}`
      if (flat.startsWith("privacy/")) return `move it to content/privacy/${entryName(flat, paths)}`
      return "move its folder to content/articles"
    },
  ],
  [
    /^articles\/.+\/.+\.md$/,
    "an article has one text, index.md: move this one to a folder of its own, or delete it",
  ],
  [
    /^articles\/[^/]+\.\w+$/,
    (file) =>
      `move it to content/articles/${folderName(path.parse(file).name, "")}/index.md, with its pictures`,
  ],
  [/^articles\//, "name an article's folder YYYY-MM-DD--its-title and its text index.md"],
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
    /^([^/]+)\/((?:[\dOolI]+(?=[^\p{L}\d])|\d)*)(.*?)(?:\.\w+)?$/u.exec(file) ?? []
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

/** Returns true if no page reads `other`, and its name is that of `file` with capital letters, other words or another folder. */
const isMoved = (other: string, file: string): boolean => {
  const [old, now] = [path.posix.parse(file), path.posix.parse(other.toLowerCase())]
  if (isRead(other) || other.toLowerCase() === file) return other !== file && !isRead(other)
  if (!/\.(?:ya?ml|txt|bak|old|orig)$/.test(now.base) || old.ext !== ".yml") return false
  const words = `-${now.name.split(/[^a-z\d]+/).join("-")}-`
  return now.name === old.name || (["", old.dir].includes(now.dir) && words.includes(`-${old.name}-`))
}

/** Returns the missing file whose fields, or almost whose name, a file has. */
export const missingFor = (other: string, { paths }: Folder): string | undefined => {
  const absent = [...singleFiles, socialPicture].filter((file) => !paths.includes(file))
  if ((isLockLike(other) || isLockName(other)) && !paths.includes(slugsLock)) return slugsLock
  return absent.find((file) => isMoved(other, file))
}

/** Returns the folder in which a file belongs by the name of its folder, by its own name or by its fields. */
const properFolder = (file: string): string | undefined => {
  const [top = "", ...below] = file.split("/")
  const name = below.at(-1) ?? top
  const possible = collections.map(({ folder }) => folder).filter((folder) => isRead(`${folder}/${name}`))
  const similar =
    closestMatch(
      top,
      collections.map(({ folder }) => folder),
    ) ?? ""
  const right = possible.includes(similar) ? similar : possible.length === 1 ? possible[0] : undefined
  return right !== undefined && file !== `${right}/${name}` ? right : undefined
}

/** Returns the right path of a text that has a wrong ending or a folder of its own. */
const properName = (file: string): string | undefined =>
  /\.(?:json|txt|docx?|odt|rtf|pages|html?|mdx?|markdown|yml)$/i.test(file)
    ? ["yml", "md"]
        .flatMap((ending) => [file, file.replace("/index.", ".")].map((name) => name.replace(/\w+$/, ending)))
        .find(isRead)
    : undefined

/** Returns the file whose list or fields a file has, by its name or that of its folder, otherwise by its fields. */
const sameKind = (file: string, { paths }: Folder): string | undefined => {
  const words = `-${file.split(/[^a-z\d]+/).join("-")}-`
  const named = singleFiles.filter(
    (name) =>
      paths.includes(name) &&
      words.includes(`-${path.parse(name).name}-`) &&
      ["", ".", path.dirname(file)].includes(path.dirname(name)),
  )
  return named[0]
}

/** Returns the fix for a text whose name has another ending or another folder than it should. */
const renamed = (file: string, written: string): string => {
  const isInMarkdown = /\.(?:mdx?|markdown)$/i.test(file) && written.endsWith(".yml")
  if (isInMarkdown) return `write its fields as content/${written}, without the lines ---`
  return file.includes("/index.")
    ? `move it to content/${written}`
    : `write its text as ${path.posix.basename(written)}`
}

/** Reports a file that no page reads. */
export const strayFile = (file: string, folder: Folder): Problem => {
  const { paths } = folder
  const known = fixes.find(([pattern]) => pattern.test(file))?.[1]
  const absent = singleFiles.filter((single) => !paths.includes(single))
  const moved = missingFor(file, folder)
  const right = properFolder(file)
  const written = properName(file)
  const single = sameKind(file, folder)
  const fix =
    (moved && `give it back its name, content/${moved}`) ??
    (right && `move it to the folder content/${right}`) ??
    (written && !paths.includes(written) ? renamed(file, written) : undefined) ??
    (typeof known === "function" ? known(file, folder) : known) ??
    didYouMean(file, absent, "content/") ??
    (file.startsWith("pages/")
      ? "delete it, or make its text an article: the site has no further pages"
      : undefined) ??
    (single && `write its text into content/${single}, and delete this file`) ??
    (/^(?:home|emails)\//.test(file)
      ? "delete it here; the site has no such part, and a developer has to add one first"
      : "move it to where it belongs, or delete it")
  return problemOf(file, "no page reads this file", fix)
}
