import { articlePath, routes } from "../../src/site/routes"

type Entry = { get: (name: "slug") => string | undefined }
type Preview = (props: { entry: Entry }) => unknown

/** Creates a React element; Sveltia CMS provides it for previews. */
declare const h: (type: string, props: Record<string, unknown>) => unknown

/** Hides the cookie banner and the note about the sample, which would cover a part of the page. */
const hideOverlays = ({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
  const { contentDocument: page, contentWindow: view } = currentTarget
  if (!page || !view) return
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync("section[data-edge], main + aside { visibility: hidden }")
  page.adoptedStyleSheets.push(sheet)
}

const frame = (path: string, more: object = { onLoad: hideOverlays }) =>
  h("iframe", {
    title: "The live page",
    src: path,
    style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 },
    ...more,
  })

const at =
  (path: string): Preview =>
  () =>
    frame(path)

/** The page of the live site that shows a content file, by the name of its form. */
export const livePages: Record<string, Preview> = {
  articles: ({ entry }) => {
    const slug = entry.get("slug")
    return frame(slug ? `/admin/live.html?page=${articlePath(slug)}` : routes.blog)
  },
  clients: at("/#clients"),
  "case-studies": at("/#case-studies"),
  privacy: at(routes.privacyPolicy),
  "home-hero": at("/"),
  "home-services": at("/#services"),
  "home-clients": at("/#clients"),
  "home-why-choose-us": at("/#why-choose-us"),
  "home-case-studies": at("/#case-studies"),
  "home-contact": at("/#contact"),
  "pages-blog": at(routes.blog),
  "pages-privacy-policy": at(routes.privacyPolicy),
  "pages-not-found": at(routes.notFound),
  site: at("/"),
  testimonials: at("/#testimonials"),
  "cookie-banner": () => frame("/", {}),
}
