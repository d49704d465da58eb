import { cp, mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "esbuild"
import { installTool } from "../../scripts/lib/install-tool"

/** The editor asks for the folder of the project and shows the repository name, so `repo` is the name of that folder. */
const localBackend = () => ({
  name: "gitea",
  base_url: "http://localhost",
  repo: `local/${path.basename(process.cwd())}`,
})

/** Returns the `_headers` file for an editor on the web, which sends requests to GitHub and to the sign-in service. */
const headersFile = (signIn: string) => `/*
  Content-Security-Policy: default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data: https://avatars.githubusercontent.com; font-src 'self' data:; connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com ${signIn}; frame-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
`

/**
 * Bundles the editor into a folder that any web server can serve.
 * @param repository name on GitHub, as `owner/name`; without it the editor opens a folder on this computer
 * @param signIn URL of a service that exchanges the codes of GitHub's sign-in; without it editors use access tokens
 */
const buildEditor = async (folder: string, repository?: string, signIn = "") => {
  installTool("editor")
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const backend =
    repository === undefined
      ? localBackend()
      : { name: "github", repo: repository, branch: "main", ...(signIn === "" ? {} : { base_url: signIn }) }
  await build({
    entryPoints: ["page.ts", "live.ts"].map((file) => path.join(__dirname, file)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: repository !== undefined,
    // Syntax highlighting for code fields, which no form has.
    external: ["@shikijs/*"],
    define: { BACKEND: JSON.stringify(backend), IS_LOCAL: String(repository === undefined) },
    logLevel: "error",
  })
  await cp(path.join(__dirname, "node_modules/@sveltia/cms/npm/assets"), path.join(folder, "assets"), {
    recursive: true,
  })
  for (const page of ["index.html", "live.html"])
    await cp(path.join(__dirname, page), path.join(folder, page))
  if (repository !== undefined) await writeFile(path.join(folder, "_headers"), headersFile(signIn))
}

/** `npm run --prefix tools/editor build -- <folder> [<owner>/<name> [<address for signing in>]]` */
const [folder, repository, signIn] = process.argv.slice(2)
if (folder === undefined) throw new Error("Usage: npm run --prefix tools/editor build -- <folder>")
void buildEditor(folder, repository, signIn)
