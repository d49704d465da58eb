import type { BuildArgs } from "gatsby"
import { queryOrThrow } from "../gatsby/query-or-throw"
import { themeColors } from "../site/brand"
import { writePublic } from "./write-public"

const png = (size: number, purpose: "any" | "maskable") => ({
  src: purpose === "maskable" ? `/icon-maskable-${size}.png` : `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/** What `/manifest.webmanifest` says (https://www.w3.org/TR/appmanifest/); the pictures stand in `static/`. */
export const manifest = (site: { name: string; description: string }) => ({
  id: "/",
  name: site.name,
  description: site.description,
  lang: "en-GB",
  start_url: "/",
  display: "browser",
  theme_color: themeColors.light,
  background_color: themeColors.paper,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    png(192, "any"),
    png(512, "any"),
    png(512, "maskable"),
  ],
})

/** Writes `/manifest.webmanifest`. */
export const writeManifest = async ({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> => {
  const data = await queryOrThrow(
    graphql<Queries.ManifestQuery>(`
      query Manifest {
        siteProfile {
          name
          description
        }
      }
    `),
    "the manifest",
  )
  await writePublic("manifest.webmanifest", `${JSON.stringify(manifest(data.siteProfile), null, 2)}\n`)
}
