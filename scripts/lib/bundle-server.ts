import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "esbuild"
import { readMailTemplates } from "../../server/contact/mail-templates"

const root = path.join(__dirname, "..", "..")

/**
 * Writes the server and the commands for enquiries to `dist/` in a folder that holds `content/`. With PostgreSQL they need no packages;
 * the embedded database is loaded from `node_modules`.
 */
export const bundleServer = async (folder = process.cwd()): Promise<void> => {
  const templates = await readMailTemplates(folder, process.env["CONTACT_FROM"])
  const outdir = path.join(folder, "dist")
  await mkdir(outdir, { recursive: true })
  await writeFile(path.join(outdir, "mail-templates.json"), JSON.stringify(templates, null, 2))
  await build({
    entryPoints: {
      server: path.join(root, "server", "main.ts"),
      enquiries: path.join(root, "scripts", "enquiries.ts"),
    },
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@electric-sql/pglite", "pg-native"],
    // For packages that are CommonJS modules.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "warning",
  })
}
