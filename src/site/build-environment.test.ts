import {
  checkContactToken,
  contactHostFrom,
  isPublished,
  measurementIdFrom,
  publication,
  siteUrl,
} from "./build-environment"

const production = { NODE_ENV: "production" } as const

const read = (id?: string) => measurementIdFrom({ NODE_ENV: "test", GATSBY_GA_MEASUREMENT_ID: id })

test("a measurement ID is read unchanged, and a site without one has no analytics", () => {
  expect(read("G-TEST0000000")).toBe("G-TEST0000000")
  expect(read("  ")).toBeUndefined()
  expect(read(undefined)).toBeUndefined()
})

test.each(["G-", "G-abc", "G-XXXXXXXXXX", "UA-G-ABC", "G-AB');alert(1)//"])(
  "the measurement ID %j is refused with a message that names the variable and the format",
  (id) => {
    expect(() => read(id)).toThrow(/GATSBY_GA_MEASUREMENT_ID is .* expected .* G-AB12CD34EF/)
  },
)

test.each([
  "project.supabase.co",
  "https://project.supabase.co/",
  "https://<project>.supabase.co",
  "https://a.example; script-src *",
])(
  "the contact host %s is refused, because the form could not post there, or the policy would differ",
  (host) => {
    expect(() => contactHostFrom({ ...production, GATSBY_CONTACT_HOST: host })).toThrow(
      "GATSBY_CONTACT_HOST is",
    )
  },
)

const jwt = (role: string) => `a.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.c`

test.each(["sb_secret_Ab3dEf6hIj9l", "re_Ab3dEf6hIj9l", jwt("service_role")])(
  "the secret key %s is no token of the form",
  (token) => {
    const check = () => checkContactToken({ ...production, GATSBY_CONTACT_ANON_TOKEN: token })
    expect(check).toThrow("publishable key")
    expect(check).not.toThrow(token)
  },
)

test.each([undefined, "local", "sb_publishable_Ab3d", jwt("anon")])(
  "%s can be the token of the form",
  (token) => {
    expect(() => checkContactToken({ ...production, GATSBY_CONTACT_ANON_TOKEN: token })).not.toThrow()
  },
)

test("only a release on Netlify needs the settings of a contact service", () => {
  const netlify = { ...production, NETLIFY: "true" }
  const host = { GATSBY_CONTACT_HOST: "https://project.supabase.co" }
  for (const release of [{ CONTEXT: "production" }, { SITE_RELEASE: "1" }]) {
    expect(() => contactHostFrom({ ...netlify, ...release, GATSBY_CONTACT_HOST: "" })).toThrow(
      "GATSBY_CONTACT_HOST",
    )
    expect(() => contactHostFrom({ ...netlify, ...release, ...host })).toThrow("GATSBY_CONTACT_ANON_TOKEN")
    const settings = { ...host, GATSBY_CONTACT_ANON_TOKEN: "public" }
    expect(contactHostFrom({ ...netlify, ...release, ...settings })).toBe("https://project.supabase.co")
    expect(contactHostFrom({ ...production, ...release })).toBeUndefined()
  }
  expect(contactHostFrom({ ...netlify, CONTEXT: "deploy-preview" })).toBeUndefined()
  expect(contactHostFrom({ ...netlify, CONTEXT: "branch-deploy" })).toBeUndefined()
})

test("the address is that of the content, or SITE_URL without slash, query and hash", () => {
  expect(siteUrl("https://written.test", undefined)).toBe("https://written.test")
  expect(siteUrl("https://written.test", "http://set.test/?from=ci#top")).toBe("http://set.test")
})

test("a build for the public shows published articles only, as of today", () => {
  expect(publication(production)).toEqual({
    today: new Date().toISOString().slice(0, 10),
    preview: false,
    showsUnpublished: false,
  })
})

test("a preview shows everything, and SITE_TODAY is the day of the build", () => {
  const settings = { ...production, SITE_PREVIEW: "1", SITE_TODAY: "2028-02-29" }
  const preview = { today: "2028-02-29", preview: true, showsUnpublished: true }
  expect(publication(settings)).toEqual(preview)
})

test.each([
  ["the day before its date", { draft: false, date: "2027-03-02" }, false],
  ["on its date", { draft: false, date: "2027-03-01" }, true],
  ["as a draft", { draft: true, date: "2020-01-01" }, false],
])("an article is public or not: %s", (_, article, expected) => {
  expect(isPublished(article, "2027-03-01")).toBe(expected)
})
