import { readFileSync } from "node:fs"
import path from "node:path"
import { parseRedirects } from "../server/http/parse-redirects"
import { caddyfile } from "../hosting/caddy"
import { nginxConfig } from "../hosting/nginx"
import { parseHeaderFile } from "../hosting/parse-header-file"
import { UserError, runCli } from "./lib/user-error"

const usage =
  "Build first, then say for which server: npx tsx scripts/host-config.ts nginx|caddy [folder] [site]\n" +
  "For example: npx tsx scripts/host-config.ts caddy /var/www/site www.example.com > Caddyfile"

/** Prints the built site's headers and redirects as a configuration of nginx or Caddy (docs/deploying.md). */
void runCli(() => {
  const [server, root = path.resolve("public"), site] = process.argv.slice(2)
  const read = (name: string) => readFileSync(path.join("public", name), "utf8")
  const facts = {
    rules: parseHeaderFile(read("_headers")),
    redirects: [...parseRedirects(read("_redirects"))].map(([from, target]) => ({ from, ...target })),
  }
  const service = "http://127.0.0.1:8000"
  if (server === "nginx") console.log(nginxConfig(facts, { listen: site ?? "127.0.0.1:8080", root, service }))
  else if (server === "caddy") console.log(caddyfile(facts, { site: site ?? ":8080", root, service }))
  else throw new UserError(usage)
})
