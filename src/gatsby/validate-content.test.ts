import type { Reporter } from "gatsby"
import { first, second, withEditedSite, type Edit } from "../../test/content/edited-site"
import { checkSettings, validateContent } from "./validate-content"

const started = process.cwd()
const env = process.env as Record<string, string | undefined>
const kept = { ...env }

beforeEach(() => {
  env["NODE_ENV"] = "production"
  env["CONTEXT"] = env["SITE_RELEASE"] = env["GATSBY_CONTACT_HOST"] = ""
  jest.spyOn(process.stderr, "write").mockReturnValue(true)
})

afterEach(() => {
  jest.restoreAllMocks()
  process.chdir(started)
  for (const name of [
    "NODE_ENV",
    "SITE_RELEASE",
    "SITE_PREVIEW",
    "SITE_ALLOW_SAMPLE",
    "SITE_TODAY",
    "CONTEXT",
    "GATSBY_CONTACT_HOST",
    "GATSBY_CONTACT_ANON_TOKEN",
    "GATSBY_GA_MEASUREMENT_ID",
  ]) {
    if (kept[name] === undefined) delete env[name]
    else env[name] = kept[name]
  }
})

/** Runs the check as Gatsby does. Returns the messages that stop the build, and those that are only printed. */
const run = (edits: readonly Edit[] = []) =>
  withEditedSite(edits, async (root) => {
    process.chdir(root)
    const stopped: string[] = []
    const printed: string[] = []
    const logged: string[] = []
    const reporter = {
      panic: (text: string) => stopped.push(text),
      error: (text: string) => printed.push(text),
      info: (text: string) => logged.push(text),
    } as unknown as Reporter
    checkSettings({ reporter })
    await validateContent({ reporter })
    process.chdir(started)
    return { stopped, printed, logged }
  })

const broken: Edit = { file: first, from: "2025-03-04", to: "soon" }

test("content without problems is built", async () => {
  expect(await run()).toMatchObject({ stopped: [], printed: [] })
})

test("an error stops a build", async () => {
  expect((await run([broken])).stopped).toEqual([expect.stringContaining("1 error")])
})

test("develop reports an error once and continues", async () => {
  env["NODE_ENV"] = "development"
  const again: Edit = { file: first, from: "2025-03-04", to: "later" }
  expect(await run([again])).toMatchObject({ stopped: [], printed: [expect.stringContaining("1 error")] })
  expect(await run([again])).toMatchObject({ stopped: [], printed: [] })
})

test("a release is refused while something is marked as a sample, unless SITE_ALLOW_SAMPLE=1 is set", async () => {
  env["SITE_RELEASE"] = "1"
  expect((await run()).stopped).toEqual([expect.stringContaining("SITE_ALLOW_SAMPLE=1")])
  const [otherError] = (await run([broken])).stopped
  expect(otherError).toMatch(/^The content has \d+ errors, which are listed above\.$/)
  env["SITE_ALLOW_SAMPLE"] = "1"
  expect((await run()).stopped).toEqual([])
})

test("a preview cannot be a release", async () => {
  env["SITE_PREVIEW"] = env["SITE_RELEASE"] = env["SITE_ALLOW_SAMPLE"] = "1"
  expect((await run()).stopped).toEqual([expect.stringContaining("SITE_PREVIEW=1")])
})

test("a build says where the form posts to, and an invalid host, token or measurement ID stops it", async () => {
  env["GATSBY_CONTACT_HOST"] = "https://project.supabase.co"
  expect((await run()).logged).toEqual(["The contact form posts to https://project.supabase.co."])
  env["GATSBY_CONTACT_HOST"] = "project.supabase.co"
  expect((await run()).stopped).toEqual([expect.stringContaining("GATSBY_CONTACT_HOST is")])
  env["GATSBY_CONTACT_ANON_TOKEN"] = "sb_secret_Ab3dEf6hIj9l"
  expect((await run()).stopped).toEqual([expect.stringContaining("is a secret key")])
  env["GATSBY_GA_MEASUREMENT_ID"] = "UA-123456-1"
  expect((await run()).stopped).toEqual([expect.stringContaining("GATSBY_GA_MEASUREMENT_ID is")])
})

test("links to an article become valid on its date", async () => {
  const planned: Edit = {
    file: second,
    from: "date: 2025-03-11",
    to: "date: 2027-05-01",
  }
  env["SITE_TODAY"] = "2027-04-30"
  expect((await run([planned])).stopped).toHaveLength(1)
  env["SITE_TODAY"] = "2027-05-01"
  expect((await run([planned])).stopped).toEqual([])
})
