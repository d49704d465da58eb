import { readdirSync, readFileSync } from "node:fs"
import matter from "gray-matter"
import { parse } from "yaml"
import { z } from "zod"

const front = <Shape extends z.ZodRawShape>(file: string, shape: Shape) =>
  z.object(shape).parse(matter(readFileSync(file, "utf8")).data)

/** The policy's sections as the content has them, in their order. */
export const policySections = readdirSync("content/privacy")
  .sort()
  .map((file) => ({
    slug: file.replace(/^\d+-|\.md$/g, ""),
    ...front(`content/privacy/${file}`, { title: z.string() }),
  }))

/** The articles as the content has them, newest first. */
export const hubArticles = readdirSync("content/articles", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    slug: name.replace(/^.*--/, ""),
    day: name.replace(/--.*$/, ""),
    ...front(`content/articles/${name}/index.md`, {
      title: z.string(),
      excerpt: z.string(),
      author: z.string(),
      tags: z.array(z.string()),
    }),
  }))
  .sort((one, other) => other.day.localeCompare(one.day))

const labelled = z.object({ label: z.string() })

/** The words of the contact form. */
export const contact = z
  .object({
    inputs: z.object({ name: labelled, email: labelled, company: labelled, message: labelled }),
    submit: z.string(),
    submitting: z.string(),
    success: z.object({ title: z.string(), text: z.string(), close: z.string() }),
    errors: z.object({ title: z.string(), offline: z.string(), network: z.string() }),
  })
  .parse(parse(readFileSync("content/home/contact.yml", "utf8")))

/** The words of the first screen. */
export const hero = z
  .object({ headline: z.string(), pause: z.string(), play: z.string() })
  .parse(parse(readFileSync("content/home/hero.yml", "utf8")))

/** The words of the page for what is not there. */
export const notFound = z
  .object({ title: z.string() })
  .parse(parse(readFileSync("content/pages/not-found.yml", "utf8")))
