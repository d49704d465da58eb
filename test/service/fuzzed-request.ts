import { formHeaders, formPath } from "./post"

type Random = () => number

export type FuzzedRequest = {
  path: string
  method: string
  headers: Record<string, string>
  body: string | Buffer
}

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0]

// Valid, odd and hostile text: other scripts, emoji, half a pair, NUL, direction marks, markup, SQL, formulas.
const pieces = [
  "Ann",
  "Zoë",
  "张伟",
  "محمد",
  "👩‍🚀",
  "\ud800",
  "\u0000",
  "\u202e",
  "\r\nBcc: a@example.com",
  "<script>alert(1)</script>",
  "'; drop table messages; --",
  "=HYPERLINK(1)",
  "{name}",
  "%s%n",
  " ",
  "\\",
  '"',
  "ﷺ".repeat(50),
  "x".repeat(300),
] as const

const text = (random: Random): string =>
  Array.from({ length: Math.floor(random() * 4) + 1 }, () => pick(random, pieces)).join("")

const anything = (random: Random): unknown =>
  pick<unknown>(random, [
    null,
    0,
    -1,
    true,
    [],
    {},
    "",
    text(random),
    [text(random)],
    { a: text(random) },
    { valueOf: 0, toString: 0 },
    1e308,
  ])

const validBody = (random: Random, number: number) => ({
  name: pick(random, [
    "Ann Example",
    "Zoë O'Neil",
    "张伟",
    "محمد",
    "👩‍🚀 Crew",
    "'; drop table messages; --",
    "{email}",
  ]),
  email: pick(random, [
    `a${number}@example.com`,
    `o'neil+${number}@example.co.uk`,
    `b${number}@münchen.example`,
  ]),
  company: pick(random, ["Ltd", "=1+1", "<b>GmbH & Co</b>", "株式会社"]),
  message: `${number} ${text(random)}`.slice(0, 4000),
})

/** One request of the fuzz test: about two in five are valid, the rest wrong in one way or in several. */
export const fuzzedRequest = (random: Random, number: number): FuzzedRequest => {
  const request: FuzzedRequest = {
    path: formPath,
    method: "POST",
    headers: { ...formHeaders },
    body: JSON.stringify(validBody(random, number)),
  }
  const kind = random()
  if (kind < 0.4) return request
  if (kind < 0.6) return { ...request, body: JSON.stringify(oddFields(random, number)) }
  if (kind < 0.7) return { ...request, body: brokenBody(random, request.body) }
  if (kind < 0.8) return { ...request, headers: oddHeaders(random) }
  if (kind < 0.85)
    return {
      ...request,
      path: pick(random, ["/functions/v1/x", "/functions/v1/", "/healthz/../x", "//a//b"]),
    }
  if (kind < 0.9)
    return { ...request, method: pick(random, ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"]), body: "" }
  return formPost(random, number)
}

const oddFields = (random: Random, number: number): unknown => {
  const body: Record<string, unknown> = validBody(random, number)
  const field = pick(random, [
    "name",
    "email",
    "company",
    "message",
    "hp_ref",
    "startedAt",
    "__proto__",
    "extra",
  ])
  if (random() < 0.2) body[field] = undefined
  else body[field] = random() < 0.5 ? text(random) : anything(random)
  return random() < 0.05 ? anything(random) : body
}

const brokenBody = (random: Random, body: string | Buffer): string | Buffer =>
  pick<string | Buffer>(random, [
    body.slice(0, Math.floor(random() * body.length)),
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    "[".repeat(5000),
    "x".repeat(70_000),
    "",
    "null",
    "\ufeff{}",
  ])

const oddHeaders = (random: Random): Record<string, string> =>
  pick<Record<string, string>>(random, [
    { ...formHeaders, authorization: "Bearer wrong" },
    { "content-type": "application/json" },
    { ...formHeaders, "content-type": "text/plain" },
    { ...formHeaders, "content-type": "multipart/form-data; boundary=x" },
    { ...formHeaders, origin: "https://evil.example" },
    { ...formHeaders, origin: "null" },
    { ...formHeaders, origin: "not a url" },
    { ...formHeaders, "idempotency-key": "k".repeat(201) },
    { ...formHeaders, "idempotency-key": `key-${Math.floor(random() * 50)}` },
    { ...formHeaders, host: "[::1" },
    { ...formHeaders, "content-type": "application/json; charset=utf-7" },
  ])

const formPost = (random: Random, number: number): FuzzedRequest => ({
  path: formPath,
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body:
    random() < 0.5
      ? new URLSearchParams({ ...validBody(random, number), token: "local-anon-token" }).toString()
      : `name=%E0%A4%A&token=local-anon-token&email=${encodeURIComponent(`a${number}@example.com`)}`,
})
