import { buildSite } from "./lib/gatsby"

/** `npm run build`: builds the production site into `public/` and its server into `dist/`; with `-- --release` it rejects sample content. */
void buildSite(process.argv.includes("--release") ? { SITE_RELEASE: "1" } : {}).then((code) => {
  process.exitCode = code
})
