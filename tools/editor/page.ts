// Sveltia CMS reads these settings while it is loaded, so they are imported first.
import "./settings"
import CMS from "@sveltia/cms"
import { editorConfig } from "./config"
import { readMarkdown, readYaml, writeMarkdown, writeYaml } from "./format"
import { livePages } from "./live-page"

CMS.registerCustomFormat("content-yml", "yml", { fromFile: readYaml, toFile: writeYaml })
CMS.registerCustomFormat("content-md", "md", { fromFile: readMarkdown, toFile: writeMarkdown })
for (const [name, page] of Object.entries(livePages)) CMS.registerPreviewTemplate(name, page)
void CMS.init({ config: editorConfig })
