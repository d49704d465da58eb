import { cp } from "node:fs/promises"
import path from "node:path"
import { build } from "esbuild"
import { installTool } from "../../scripts/lib/install-tool"

/** Bundles the editor into the folder that is the first argument. */
const buildEditor = async (folder: string) => {
  installTool("editor")
  await build({
    entryPoints: ["page.ts", "live.ts"].map((file) => path.join(__dirname, file)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    // Syntax highlighting for code fields, which no form has.
    external: ["@shikijs/*"],
    define: { PROJECT: JSON.stringify(path.basename(process.cwd())) },
    logLevel: "error",
  })
  const assets = path.join(__dirname, "node_modules/@sveltia/cms/npm/assets")
  await cp(assets, path.join(folder, "assets"), { recursive: true })
  for (const page of ["index.html", "live.html"])
    await cp(path.join(__dirname, page), path.join(folder, page))
}

void buildEditor(process.argv[2] ?? "")
