// Sveltia CMS reads these settings while it is loaded, so they are imported first.
import "./settings"
import CMS from "@sveltia/cms"
import { editorConfig } from "./config"
import { readMarkdown, readYaml, writeMarkdown, writeYaml } from "./format"
import { livePages } from "./live-page"

/** The `backend` option of Sveltia CMS, set by `build.ts`. */
declare const BACKEND: Record<string, unknown> & { repo: string }

/** True if `npm run develop` serves the editor, with the live site beside each form. */
declare const IS_LOCAL: boolean

/**
 * Asks before the page is closed or reloaded while a form has an unsaved change. Sveltia CMS keeps a copy of the change and
 * offers it when the form is opened again, but writes it half a second after the change.
 */
const askBeforeLeaving = () => {
  let changedForm: string | undefined
  addEventListener("beforeinput", () => (changedForm = location.hash))
  CMS.registerEventListener({ name: "postSave", handler: () => (changedForm = undefined) })
  addEventListener("beforeunload", (event) => {
    if (location.hash === changedForm) event.preventDefault()
  })
}

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
  askBeforeLeaving()
  void CMS.init({ config: editorConfig(BACKEND) })
}

if (!IS_LOCAL || "showDirectoryPicker" in window) start()
else document.body.querySelector("p")?.removeAttribute("hidden")
