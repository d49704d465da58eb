import { livePages } from "./live-page"
import CMS from "@sveltia/cms"
import { editorConfig } from "./config"
import { readMarkdown, readYaml, writeMarkdown, writeYaml } from "./format"

/** The `backend` option of Sveltia CMS, set by `build.ts`. */
declare const BACKEND: Record<string, unknown> & { repo: string }

/** True if `npm run develop` serves the editor, with the live site beside each form. */
declare const IS_LOCAL: boolean

const start = () => {
  CMS.registerCustomFormat("content-yml", "yml", { fromFile: readYaml, toFile: writeYaml })
  CMS.registerCustomFormat("content-md", "md", { fromFile: readMarkdown, toFile: writeMarkdown })
  if (IS_LOCAL) {
    for (const [name, page] of Object.entries(livePages)) CMS.registerPreviewTemplate(name, page)
    // Without a repository on a host there is nothing to sign in to.
    document.head.append(
      Object.assign(document.createElement("style"), {
        textContent: ".buttons > .secondary { display: none }",
      }),
    )
  }
  void CMS.init({ config: editorConfig(BACKEND) })
}

if (!IS_LOCAL || "showDirectoryPicker" in window) start()
else document.body.querySelector("p")?.removeAttribute("hidden")
