import { contentTypes, type ContentType } from "../../src/content-model/content-types"
import { routes, withoutTrailingSlash } from "../../src/site/routes"
import { formName } from "./config"

type Entry = { get: (name: "slug") => string | undefined }
type Preview = (props: { entry: Entry }) => unknown

/** Creates a React element; Sveltia CMS provides it for previews. */
declare const h: (type: string, props: Record<string, unknown>) => unknown

const frame = (src: string) => {
  const style = { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 }
  return h("iframe", { title: "The live page", src, style })
}

/** Returns the page of the live site that shows the files of a content type. */
const previewOf =
  ({ page = routes.home }: ContentType): Preview =>
  ({ entry }) => {
    if (typeof page === "string") return frame(page)
    const slug = entry.get("slug")
    return frame(slug ? `/admin/live.html?page=${page(slug)}` : withoutTrailingSlash(page("")))
  }

/** The page of the live site beside each form, by the name of the form. */
export const livePages: Record<string, Preview> = Object.fromEntries(
  contentTypes.map((each) => [formName(each), previewOf(each)]),
)
