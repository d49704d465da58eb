import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { hardenSite } from "./harden-site"
import { temporaryFolder } from "../test/temporary-folder"

const script = "app-0123456789abcdef0123.js"
const options = { redirects: [], analytics: false, contactEndpoint: undefined }
const root = temporaryFolder()

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root(), name)), { recursive: true })
  writeFileSync(path.join(root(), name), text)
}
const read = (name: string) => readFileSync(path.join(root(), name), "utf8")
/** A page as Gatsby writes it. */
const page = (body = "", head = "<script>start()</script>") =>
  `<!DOCTYPE html><html><head>${head}</head><body><div id="___gatsby">${body}</div>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>` +
  `<script src="/${script}" async></script></body></html>`

beforeEach(() => {
  write(script, "run()")
  write("chunk-map.json", "{}")
  for (const route of ["index", "blog"])
    write(`page-data/${route}/page-data.json`, '{"staticQueryHashes":[]}')
  write("index.html", page())
})

test("the policy holds the hash of each inline script of each page", async () => {
  write("blog/index.html", page("", "<script>other()</script>"))
  await hardenSite(root(), options)
  // Both hashes were made with: printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(read("_headers")).toContain("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='")
  expect(read("_headers")).toContain("'sha256-b7ZWi3LsNpdSzQMhFSRcnH0HxREup64aTXaFV5IXYCM='")
})

test("an article's old address redirects to the new one", async () => {
  await hardenSite(root(), {
    ...options,
    redirects: [{ fromPath: "/blog/old", toPath: "/blog/new", isPermanent: true }],
  })
  expect(read("_redirects")).toBe("/blog/old /blog/new 301\n")
})

test("a page with a style in its content is refused, and no headers are written", async () => {
  write("blog/index.html", page("<style>p{}</style>"))
  await expect(hardenSite(root(), options)).rejects.toThrow("the content of blog/index.html has <style>")
  expect(readdirSync(root())).not.toContain("_headers")
})

test("a page whose script is missing from the build is refused", async () => {
  rmSync(path.join(root(), script))
  await expect(hardenSite(root(), options)).rejects.toThrow(script)
})

test("an HTML file that Gatsby did not write, such as a proof of ownership, stays as it is", async () => {
  write("google0123.html", "google-site-verification: google0123.html")
  await hardenSite(root(), options)
  expect(read("google0123.html")).toBe("google-site-verification: google0123.html")
})
