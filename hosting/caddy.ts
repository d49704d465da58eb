import { mustRevalidate, quotedValue, type HostConfig } from "./host-config"
import { patternToRegExp } from "./pattern-to-reg-exp"

/**
 * The site for Caddy, which gets certificates and redirects to HTTPS by itself where `site` is a domain. It serves
 * `root` and hands the form's address on to the contact service at `service`.
 */
export const caddyfile = (
  { rules, redirects }: HostConfig,
  place: { site: string; root: string; service: string },
): string => {
  // The service sends its own headers; of the site's it gets the one that concerns the host as a whole.
  const transport = rules
    .filter(({ pattern }) => pattern === "/*")
    .flatMap(({ headers: pairs }) => pairs.filter(([name]) => name === "Strict-Transport-Security"))
  const headers = rules.flatMap(({ pattern, headers: pairs }, index) => [
    ...(pattern === "/*" ? [] : [`  @rule${index} path_regexp ${patternToRegExp(pattern)}`]),
    ...pairs.map(
      ([name, value]) =>
        `  header ${pattern === "/*" ? "@site" : `@rule${index}`} ${name} ${quotedValue(value)}`,
    ),
  ])
  return `# Made by scripts/host-config.ts from the built site: make it again after each build.
${place.site} {
  root * ${quotedValue(place.root)}
  encode gzip
  header -Server
  @service path /functions/v1/* /healthz
  @site not path /functions/v1/* /healthz
  header @site ?Cache-Control ${quotedValue(mustRevalidate)}
${headers.join("\n")}
${redirects.map(({ from, to, status }) => `  redir ${from} ${to} ${status}`).join("\n")}

  handle @service {
${transport.map(([name, value]) => `    header ${name} ${quotedValue(value)}`).join("\n")}
    request_body {
      max_size 64KB
    }
    reverse_proxy ${place.service}
  }
  handle {
    try_files {path} {path}/index.html
    file_server {
      hide _headers _redirects
      disable_canonical_uris
    }
  }
  handle_errors {
    header Cache-Control ${quotedValue(mustRevalidate)}
    rewrite * /404.html
    file_server
  }
}
`
}
