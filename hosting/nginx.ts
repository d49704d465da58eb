import { mustRevalidate, quotedValue, type HostConfig } from "./host-config"
import { patternToRegExp } from "./pattern-to-reg-exp"

/** For each header the paths that have it, and its value where no path is named: nginx sets each header once. */
const headerMaps = (rules: HostConfig["rules"]) => {
  const maps = new Map([["Cache-Control", { fallback: mustRevalidate, values: [] as [string, string][] }]])
  for (const { pattern, headers } of rules) {
    for (const [name, value] of headers) {
      const map = maps.get(name) ?? { fallback: "", values: [] }
      if (pattern === "/*") map.fallback = value
      else map.values.push([`~${patternToRegExp(pattern)}`, value])
      maps.set(name, map)
    }
  }
  return [...maps]
}

const mapBlock = (variable: string, entries: (readonly [string, string])[]): string =>
  [
    `map $site_path $${variable} {`,
    ...entries.map(([key, value]) => `  ${key === "default" ? key : `"${key}"`} ${quotedValue(value)};`),
    "}",
  ].join("\n")

const sent = (name: string, variable: string) => (name === "Cache-Control" ? "site_cache_sent" : variable)

/**
 * The site for nginx, a file to `include` in its `http` block. HTTPS is up to the operator: the server listens on
 * `listen`, serves `root` and hands the form's address on to the contact service at `service`.
 */
export const nginxConfig = (
  { rules, redirects }: HostConfig,
  place: { listen: string; root: string; service: string },
): string => {
  const headers = headerMaps(rules).map(([name, map]) => ({
    name,
    variable: `site_${name.toLowerCase().replaceAll("-", "_")}`,
    entries: [["default", map.fallback] as const, ...map.values],
  }))
  const moved: (readonly [string, string])[] = redirects.map(({ from, to }) => [from, to] as const)
  return `# Made by scripts/host-config.ts from the built site: make it again after each build.
map $request_uri $site_path {
  "~^(?<site_raw_path>[^?]*)" $site_raw_path;
}
${mapBlock("site_moved_to", [["default", ""], ...moved])}
${headers.map(({ variable, entries }) => mapBlock(variable, entries)).join("\n")}
# What is missing now may be there after the next deploy.
map $status $site_cache_sent {
  default $site_cache_control;
  404 ${quotedValue(mustRevalidate)};
}

server {
  listen ${place.listen};
  root ${quotedValue(place.root)};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml;
  error_page 404 /404.html;

  if ($site_moved_to) {
    return 301 $site_moved_to$is_args$args;
  }
${headers.map(({ name, variable }) => `  add_header ${name} $${sent(name, variable)} always;`).join("\n")}

  location / {
    try_files $uri $uri/index.html =404;
  }
  location ~ ^/(_headers$|_redirects$|\\.(?!well-known/)) {
    return 404;
  }
  location ~ ^/(functions/v1/|healthz$) {
    # One header set here makes nginx drop all those above: the service sends its own.
    add_header Strict-Transport-Security $site_strict_transport_security always;
    proxy_pass ${place.service};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    client_max_body_size 64k;
  }
}
`
}
