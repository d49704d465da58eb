import { gatsby } from "./lib/gatsby"

/** `npm run build`: builds the production site into `public/`; with `-- --release` it rejects sample content. */
void gatsby(["build"], process.argv.includes("--release") ? { SITE_RELEASE: "1" } : {}).then((code) => {
  process.exitCode = code
})
