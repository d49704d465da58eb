import { caddyfile } from "./caddy"
import { nginxConfig } from "./nginx"
import { siteHeaders } from "./site-headers"

const policy = "default-src 'self'; script-src 'sha256-a+/='"
const facts = {
  rules: siteHeaders(policy, ["/", "/blog", "/404.html"]),
  redirects: [{ from: "/blog/old", to: "/blog/new", status: 301 }],
}
const nginx = nginxConfig(facts, {
  listen: "127.0.0.1:8080",
  root: "/srv/site",
  service: "http://127.0.0.1:8000",
})
const caddy = caddyfile(facts, {
  site: "www.example.com",
  root: "/srv/site",
  service: "http://127.0.0.1:8000",
})
const unsafe = { rules: [{ pattern: "/*", headers: [["X-One", 'a"; evil']] as const }], redirects: [] }
const linesOf = (text: string) => text.split("\n").map((line) => line.trim())

test("nginx sends the policy with every answer, errors too", () => {
  expect(nginx).toContain(`map $site_path $site_content_security_policy {\n  default "${policy}";\n}`)
  expect(linesOf(nginx)).toContain("add_header Content-Security-Policy $site_content_security_policy always;")
})

test("nginx keeps hashed files for a year and asks for all others anew", () => {
  const block = /map \$site_path \$site_cache_control \{([^}]*)\}/.exec(nginx)?.[1] ?? ""
  expect(linesOf(block).filter(Boolean)).toEqual([
    'default "public, max-age=0, must-revalidate";',
    '"~^/.*\\.js$" "public, max-age=31536000, immutable";',
    '"~^/.*\\.css$" "public, max-age=31536000, immutable";',
    '"~^/static/.*$" "public, max-age=31536000, immutable";',
  ])
})

test("a script that is missing is asked for anew, and not kept as missing for a year", () => {
  expect(nginx).toContain(
    'map $status $site_cache_sent {\n  default $site_cache_control;\n  404 "public, max-age=0, must-revalidate";\n}',
  )
  expect(linesOf(nginx)).toContain("add_header Cache-Control $site_cache_sent always;")
  expect(caddy).toContain('handle_errors {\n    header Cache-Control "public, max-age=0, must-revalidate"')
})

test("Caddy leaves the service's answers their own policy", () => {
  const service = /handle @service \{([\s\S]*?)\n {2}\}/.exec(caddy)?.[1] ?? ""
  expect(service).toContain("header Strict-Transport-Security")
  expect(service).not.toContain("Content-Security-Policy")
  expect(linesOf(caddy)).toContain("@site not path /functions/v1/* /healthz")
})

test("nginx and Caddy lead old addresses to the new ones", () => {
  expect(linesOf(nginx)).toContain('"/blog/old" "/blog/new";')
  expect(linesOf(caddy)).toContain("redir /blog/old /blog/new 301")
})

test("Caddy sends the policy with every answer and the caching of hashed files with theirs", () => {
  expect(linesOf(caddy)).toContain(`header @site Content-Security-Policy "${policy}"`)
  const rule =
    linesOf(caddy)
      .find((line) => line.endsWith("path_regexp ^/.*\\.js$"))
      ?.split(" ")[0] ?? "none"
  expect(linesOf(caddy)).toContain(`header ${rule} Cache-Control "public, max-age=31536000, immutable"`)
})

test("each header of each rule reaches both servers", () => {
  const names = facts.rules.flatMap(({ headers }) => headers.map(([name]) => name))
  for (const name of new Set(names)) {
    expect(nginx).toContain(`add_header ${name} $`)
    expect(caddy).toMatch(new RegExp(`header (@rule\\d+|@site) ${name} "`))
  }
})

test("a value that would break out of its quotes is refused", () => {
  expect(() => nginxConfig(unsafe, { listen: "80", root: "/srv", service: "" })).toThrow("misread")
  expect(() => caddyfile(unsafe, { site: ":80", root: "/srv", service: "" })).toThrow("misread")
})
