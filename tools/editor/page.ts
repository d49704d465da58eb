// Sveltia CMS reads these settings while it is loaded, so they are imported first.
import "./settings"
import CMS from "@sveltia/cms"
import { editorConfig } from "./config"
import { readMarkdown, readYaml, writeMarkdown, writeYaml } from "./format"
import { livePages } from "./live-page"

const start = () => {
  CMS.registerCustomFormat("content-yml", "yml", { fromFile: readYaml, toFile: writeYaml })
  CMS.registerCustomFormat("content-md", "md", { fromFile: readMarkdown, toFile: writeMarkdown })
  for (const [name, page] of Object.entries(livePages)) CMS.registerPreviewTemplate(name, page)
  // A folder has nothing to sign in to.
  const style = document.createElement("style")
  style.textContent = ".buttons > .secondary { display: none }"
  document.head.append(style)
  const backend = { name: "gitea", base_url: "http://localhost", repo: "local/website" }
  void CMS.init({ config: editorConfig(backend) })
}

if ("showDirectoryPicker" in window) start()
else document.body.querySelector("p")?.removeAttribute("hidden")
