import { rmSync } from "node:fs"
import path from "node:path"
import { serveSite } from "../../test/server/make-site"

const site = serveSite()
const get = (address: string, method = "GET") =>
  fetch(`http://127.0.0.1:${site.port}${address}`, { method, redirect: "manual" })

test.each([
  ["/", "GET", 200, "public, max-age=0, must-revalidate"],
  ["/static/picture.webp", "GET", 200, "public, max-age=31536000, immutable"],
  ["/static/gone.webp", "GET", 404, "public, max-age=0, must-revalidate"],
  ["/", "POST", 405, "public, max-age=0, must-revalidate"],
])("%s has the headers of the built site with %s and status %i", async (address, method, status, caching) => {
  const response = await get(address, method)
  expect(response.status).toBe(status)
  expect(response.headers.get("referrer-policy")).toBe("same-origin")
  expect(response.headers.get("cache-control")).toBe(caching)
})

test.each([
  ["/blog/old/?from=mail", 301, "/blog?from=mail"],
  ["/contact?from=mail", 302, "/?from=mail#contact"],
])("the old address %s redirects with status %i to %s", async (address, status, location) => {
  const response = await get(address)
  expect([response.status, response.headers.get("location")]).toEqual([status, location])
})

test("a file that was deleted after the start breaks its own response only", async () => {
  rmSync(path.join(site.root, "static", "picture.webp"))
  await expect(get("/static/picture.webp")).rejects.toThrow()
  expect((await get("/")).status).toBe(200)
})
