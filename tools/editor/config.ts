import {
  checkedContentTypes,
  entryFolder,
  singleFile,
  type ContentType,
} from "../../src/content-model/content-types"
import { formFields, isMarkdown, words, type Field } from "./form-fields"

/** Groups of single files by their folder below `content/`. */
const groups: Record<string, string> = {
  home: "Landing page",
  pages: "Other pages",
  "": "Whole site",
  emails: "Mails",
}

/** Keeps pictures in the folder of the file that shows them. An empty path means the folder of each entry. */
const picturesIn = (folder: string) => ({ media_folder: folder, public_folder: "." })

/** A form for one file. */
type FileForm = {
  name: string
  label: string
  file: string
  format: string
  fields: Field[]
  media_folder?: string
}

type FileGroup = { name: string; label: string; files: FileForm[] }

const hasPicture = (fields: readonly Field[]) =>
  fields.some((field) => field.fields?.some(({ widget }) => widget === "image"))

/** Returns the folder of a single file, below `content/`. */
const groupOf = (file: string): string => {
  const folder = file.split("/").slice(0, -1).join("/")
  if (folder in groups) return folder
  throw new Error(`tools/editor/config.ts has no group for content/${folder}`)
}

const fileGroup = ([folder, label]: [string, string]): FileGroup => ({
  name: `group-${folder || "site"}`,
  label,
  files: checkedContentTypes.flatMap((contentType) => {
    const file = singleFile(contentType)
    if (file === undefined || groupOf(file) !== folder) return []
    const name = file.replace(/\.yml$/, "").replace("/", "-")
    const fields = formFields(contentType)
    return [
      {
        name,
        label: words(name.slice(folder === "" ? 0 : folder.length + 1)),
        file: `content/${file}`,
        format: "content-yml",
        fields,
        ...(hasPicture(fields) ? picturesIn(`/content/${folder}`) : {}),
      },
    ]
  }),
})

const numbered = {
  editable: true,
  pattern: [/^\d\d-[a-z0-9]+(-[a-z0-9]+)*$/, "Write two figures, a hyphen and small letters: 01-name."],
  hint: "The name of the file: two figures that decide the order, a hyphen, and small letters with hyphens.",
}

const entries: Record<
  string,
  { label: string; singular: string; title: string; slug: object; path?: string }
> = {
  Article: {
    label: "Articles",
    singular: "Article",
    title: "title",
    path: "{{fields.date}}--{{slug}}/index",
    slug: {
      template: "{{fields.title}}",
      editable: true,
      pattern: [/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, figures and hyphens only."],
      hint: "The last part of the article's address. If you change it, add the old one to the aliases.",
    },
  },
  Client: {
    label: "Clients",
    singular: "Client",
    title: "name",
    slug: { template: "99-{{fields.name}}", ...numbered },
  },
  CaseStudy: {
    label: "Case studies",
    singular: "Case study",
    title: "title",
    slug: { template: "99-{{fields.title}}", ...numbered },
  },
  PrivacySection: {
    label: "Privacy policy",
    singular: "Section",
    title: "title",
    slug: { template: "99-{{fields.title}}", ...numbered },
  },
}

const entryCollection = (contentType: ContentType) => {
  const entry = entries[contentType.type]
  if (!entry) throw new Error(`tools/editor/config.ts has no label for ${contentType.type}`)
  const { label, singular, title, slug, path } = entry
  const folder = entryFolder(contentType)
  const fields = formFields(contentType)
  return {
    name: folder,
    label,
    label_singular: singular,
    folder: `content/${folder}`,
    format: isMarkdown(contentType) ? "content-md" : "content-yml",
    identifier_field: title,
    summary: `{{fields.${title}}}`,
    slug,
    ...(path === undefined ? {} : { path }),
    ...(hasPicture(fields) ? picturesIn(path === undefined ? `/content/${folder}` : "") : {}),
    fields,
  }
}

/** The list of published addresses, which is edited as one text. */
const addresses: FileGroup = {
  name: "group-addresses",
  label: "Published addresses",
  files: [
    {
      name: "slugs-lock",
      label: "Published addresses",
      file: "content/articles/slugs.lock.yml",
      format: "raw",
      fields: [
        {
          name: "body",
          label: "Addresses",
          widget: "text",
          required: true,
          hint: "A line for each published article: its number, a colon and its address, with all earlier ones in square brackets.",
        },
      ],
    },
  ],
}

/**
 * Returns the configuration of Sveltia CMS: a form for each content file, generated from the schemas of the content check.
 * @param backend the `backend` option: a folder on this computer, or a repository
 */
export const editorConfig = (backend: Record<string, unknown>) => ({
  load_config_file: false,
  backend,
  // On GitHub each change is a pull request until it is published.
  ...(backend["name"] === "github" ? { publish_mode: "editorial_workflow" } : {}),
  app_title: "Content editor",
  media_folder: "static",
  public_folder: "/",
  media_libraries: { default: { config: { slugify_filename: true } } },
  slug: { encoding: "ascii", clean_accents: true },
  collections: [
    ...checkedContentTypes
      .filter((each) => singleFile(each) === undefined)
      .map(entryCollection)
      .toReversed(),
    ...Object.entries(groups).map(fileGroup),
    addresses,
  ],
})
