import {
  collections,
  folderOf,
  isMarkdown,
  singleFiles,
  type ContentType,
} from "../../src/content-model/content-types"
import { formFields, labelOf, type Field } from "./form-fields"

/** Groups of single files by their folder below `content/`. */
const groups: Record<string, string> = {
  home: "Landing page",
  pages: "Other pages",
  "": "Whole site",
  emails: "Mails",
}

/** Makes a photo upright and small, without the place and the person that the camera wrote into it. In pixels and per cent. */
const photo = { format: "webp", quality: 90, width: 2400, height: 2400 }

/** Keeps pictures in the folder of the file that shows them. An empty path means the folder of each entry. */
const picturesIn = (folder: string) => ({ media_folder: folder, public_folder: "." })

export const formName = (contentType: ContentType): string =>
  collections.includes(contentType)
    ? folderOf(contentType)
    : contentType.file.replace(".yml", "").replace("/", "-")

const fileGroup = ([folder, label]: [string, string]) => ({
  name: `group-${folder || "site"}`,
  label,
  ...picturesIn(folder ? `/content/${folder}` : "/content"),
  files: singleFiles
    .filter(({ file }) => file.slice(0, Math.max(0, file.indexOf("/"))) === folder)
    .map((contentType) => ({
      name: formName(contentType),
      label: labelOf(contentType.file.replace(/^.*\/|\.yml$/g, "")),
      file: `content/${contentType.file}`,
      format: "content-yml",
      fields: formFields(contentType),
    })),
})

/** Returns how the entries of a collection are named and listed, by the parts of their paths. */
const namesOf = (entry: string, title: string, fields: readonly Field[]) => {
  const name = `{{fields.${title}}}`
  const marks = ["draft", "sample"].filter((mark) => fields.some((field) => field.name === mark))
  const summary = name + marks.map((mark) => `{{fields.${mark} | ternary(' (${mark})', '')}}`).join("")
  const slug = (template: string, hint: string) => ({ slug: { template, editable: true, hint } })
  if (entry.includes("{order}"))
    return { summary, ...slug(`99-${name}`, "The name of the file. Its two figures decide the order.") }
  if (!entry.includes("{date}"))
    return { summary, ...slug(name, "The address of the page, without the slash.") }
  return {
    path: entry.replace("{date}", "{{fields.date}}").replace("{slug}", "{{slug}}").replace(".md", ""),
    summary: `{{fields.date}} ${summary}`,
    sortable_fields: { fields: ["date", title], default: { field: "date", direction: "descending" } },
    ...slug(
      name,
      "The last part of the article's address. If you change it, add the old one to the aliases.",
    ),
  }
}

const entryForm = (collection: ContentType) => {
  const { type, file } = collection
  const folder = folderOf(collection)
  const entry = file.slice(folder.length + 1)
  const fields = formFields(collection)
  const title = fields.some(({ name }) => name === "title") ? "title" : "name"
  return {
    name: formName(collection),
    label: labelOf(folder),
    label_singular: labelOf(type),
    folder: `content/${folder}`,
    format: isMarkdown(collection) ? "content-md" : "content-yml",
    identifier_field: title,
    ...picturesIn(entry.includes("/") ? "" : `/content/${folder}`),
    ...namesOf(entry, title, fields),
    fields,
  }
}

/** The configuration of Sveltia CMS: a form for each content file, generated from the schemas of the content check. */
export const editorConfig = {
  load_config_file: false,
  // Required, but not used: the editor opens a folder.
  backend: { name: "gitea", base_url: "http://localhost", repo: "local/website" },
  app_title: "Content editor",
  media_folder: "static",
  public_folder: "/",
  media_libraries: { default: { config: { slugify_filename: true, transformations: { jpeg: photo } } } },
  slug: { encoding: "ascii", clean_accents: true },
  collections: [...collections.map(entryForm).toReversed(), ...Object.entries(groups).map(fileGroup)],
}
