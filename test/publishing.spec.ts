import assert from "node:assert/strict"
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { copyProject } from "../tools/bench/content/make-project"
import { freePort } from "../scripts/lib/port"
import type { Problem } from "../src/content-model/guard/problem"
import { withValidCopy, type Edit } from "./content/valid-copy"
import { after, before, test } from "./service/runner"

// What becomes public when: builds and live editing in one copy of the project, one after the other, with the cache that
// each run leaves to the next. Content, nodes, queries and what is written after the build are the project's own; pages are
// the smallest that show articles, since bundling the real ones takes most of the time of a build.

const project = path.join(__dirname, "..")
const first = "articles/2025-03-04--first-lane"

const article = (id: number, title: string, date: string, more: string) => `---
id: ${id}
title: ${title}
excerpt: What the reader will learn.
author: Test Person
date: ${date}
tags:
  - Origin
picture:
  src: ./${title.toLowerCase().replace(" ", "-")}.png
  alt: A chart.
${more}---

Words of the ${title.toLowerCase()}.
`

const unpublished: Edit[] = [
  {
    file: "articles/2025-03-18--draft-lane/index.md",
    to: article(3, "Draft lane", "2025-03-18", "draft: true\n"),
  },
  {
    file: "articles/2027-05-01--planned-lane/index.md",
    to: article(4, "Planned lane", "2027-05-01", "aliases:\n  - planned-before\n"),
  },
]

const plainPage = "export default function Page() {\n  return null\n}\n"

const smallPages: Record<string, string> = {
  "gatsby-browser.tsx": "export {}\n",
  "gatsby-ssr.tsx": "export {}\n",
  "src/pages/404.tsx": plainPage,
  "src/pages/index.tsx": plainPage,
  "src/pages/privacy-policy.tsx": plainPage,
  "src/pages/blog.tsx": `import { graphql } from "gatsby"
export default ({ data }: any) => data.allArticle.nodes.map(({ slug, title }: any) => <a key={slug} href={"/blog/" + slug}>{title}</a>)
export const query = graphql\`{ allArticle { nodes { slug title published } } }\`
`,
  "src/templates/article.tsx": `import { graphql } from "gatsby"
export default ({ data: { article, newer } }: any) => (
  <main>
    <h1>{article.title}</h1>
    <img alt="" src={article.picture.src.childImageSharp.gatsbyImageData.images.fallback.src} />
    <div dangerouslySetInnerHTML={{ __html: article.html }} />
    <p>{newer?.title}</p>
  </main>
)
export const query = graphql\`
  query ($id: String!, $newerId: String) {
    article(id: { eq: $id }) {
      title
      html
      picture { src { childImageSharp { gatsbyImageData(width: 300) } } }
    }
    newer: article(id: { eq: $newerId }) { title }
  }
\`
`,
}

let root = ""

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), "publishing-"))
  await copyProject(project, root)
  await rm(path.join(root, "content"), { recursive: true })
  await withValidCopy(unpublished, (copy) =>
    cp(path.join(copy, "content"), path.join(root, "content"), { recursive: true }),
  )
  for (const [file, text] of Object.entries(smallPages)) await writeFile(path.join(root, file), text)
  const chart = path.join(root, "content", first, "chart.png")
  await cp(chart, path.join(root, "content/social.png"))
  await cp(chart, path.join(root, "content/articles/2025-03-18--draft-lane/draft-lane.png"))
  await cp(chart, path.join(root, "content/articles/2027-05-01--planned-lane/planned-lane.png"))
})

after(() => rm(root, { recursive: true, force: true, maxRetries: 5 }))

const start = (script: string, env: Record<string, string>): ChildProcess =>
  spawn(
    process.execPath,
    [path.join(project, "node_modules", "tsx", "dist", "cli.mjs"), `scripts/${script}.ts`],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        CI: "true",
        SITE_RELEASE: "",
        SITE_PREVIEW: "",
        CONTEXT: "",
        NODE_ENV: "",
        ...env,
      },
    },
  )

/** Builds the site as of a day; gives what was printed. */
const build = async (today: string): Promise<string> => {
  const child = start("build", { SITE_TODAY: today })
  let printed = ""
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text))
  const [code] = (await once(child, "close")) as [number]
  assert.equal(code, 0, printed)
  return printed
}

/** The files of the built site whose name or content has the words. */
const filesWith = async (words: RegExp): Promise<string[]> => {
  const folder = path.join(root, "public")
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const found = await Promise.all(
    files.map(
      async (file) => words.test(file) || words.test(await readFile(path.join(folder, file), "latin1")),
    ),
  )
  return files.filter((_, index) => found[index]).sort()
}

test("a draft and an article of tomorrow are nowhere in a build", async () => {
  await build("2027-04-30")
  assert.deepEqual(await filesWith(/(draft|planned)[ -]lane/i), [])
})

/** The types of the schema in a generated file; those of queries and fragments belong to the pages. */
const schemaTypes = async (folder: string): Promise<string[]> => {
  const text = await readFile(path.join(folder, "src", "gatsby-types.d.ts"), "utf8")
  return text.split(/^(?=type )/m).filter((type) => !/^type \w+(Query|QueryVariables|Fragment)\b/.test(type))
}

test("the types of the schema do not depend on the content", async () => {
  assert.deepEqual(await schemaTypes(root), await schemaTypes(project))
})

test("a planned article is everywhere in the first build on its day, with the cache of the day before", async () => {
  const printed = await build("2027-05-01")
  assert.doesNotMatch(printed, /cache .* is deleted/)
  const files = await filesWith(/planned[ -]lane/i)
  for (const file of [
    ...["blog/planned-lane/index.html", "blog/index.html", "blog/second-lane/index.html", "_redirects"],
    ...["rss.xml", "atom.xml", "sitemap.xml", "blog/search.json", "social/blog/planned-lane.jpg"],
  ]) {
    assert.ok(files.includes(file), `${file} does not have the article`)
  }
  const page = await readFile(path.join(root, "public/blog/planned-lane/index.html"), "utf8")
  const picture = /\/(static\/[^"\s]+planned-lane\.[a-z]+)/.exec(page)?.[1] ?? ""
  assert.ok((await readFile(path.join(root, "public", picture))).length > 0)
  assert.deepEqual(await filesWith(/draft[ -]lane/i), [])
})

/** What `check` gives, once it gives something. */
const until = async <Result>(check: () => Promise<Result | undefined>): Promise<Result> => {
  for (;;) {
    const result = await check().catch(() => undefined)
    if (result !== undefined) return result
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

type PageData = { result: { data: Record<string, unknown> } }

test("in a moved project live editing shows everything, and mistakes come and go with the saves", async () => {
  await rename(root, `${root}-moved`)
  root = `${root}-moved`
  const port = await freePort()
  const site = `http://localhost:${port}`
  const develop = start("develop", { PORT: String(port) })
  develop.stdout?.resume()
  const stopped = once(develop, "close")
  try {
    const data = async (page: string) => {
      const response = await fetch(`${site}/page-data${page}/page-data.json`)
      return response.ok ? ((await response.json()) as PageData).result.data : undefined
    }
    const hub = await until(() => data("/blog"))
    const { nodes } = hub["allArticle"] as { nodes: { slug: string; published: boolean }[] }
    assert.deepEqual(nodes.map(({ slug, published }) => `${slug} ${String(published)}`).sort(), [
      "draft-lane false",
      "first-lane true",
      "planned-lane false",
      "second-lane true",
    ])

    // Live editing writes the types of the queries as well.
    await until(async () => {
      assert.deepEqual(await schemaTypes(root), await schemaTypes(project))
      return true
    })

    const events = await fetch(`${site}/__content-problems`)
    const told: Problem[][] = []
    void (async () => {
      for await (const bytes of events.body ?? []) {
        const text = new TextDecoder().decode(bytes)
        for (const [, json = "[]"] of text.matchAll(/^data: (.*)$/gm))
          told.push(JSON.parse(json) as Problem[])
      }
    })().catch(() => undefined)
    const mistakes = (expected: number) =>
      until(() => {
        const last = told.at(-1)?.filter(({ severity }) => severity === "error")
        return Promise.resolve(last?.length === expected ? last : undefined)
      })

    const file = path.join(root, "content", first, "index.md")
    const good = await readFile(file, "utf8")
    await writeFile(file, good.replace("2025-03-04", "soon"))
    assert.equal((await mistakes(1))[0]?.file, `content/${first}/index.md`)
    await writeFile(file, good)
    await mistakes(0)

    const chart = path.join(root, "content", first, "chart.png")
    const picture = await readFile(chart)
    const html = async () => {
      const { article: shown } = (await data("/blog/first-lane")) as { article?: { html: string } | null }
      assert.ok(shown, "the page has lost its article")
      return shown.html
    }
    await until(async () => ((await html()).includes("/static/") ? true : undefined))
    await rm(chart)
    await mistakes(2)
    await until(async () => ((await html()).includes("/static/") ? undefined : true))
    await writeFile(chart, picture)
    await mistakes(0)
    await until(async () => ((await html()).includes("/static/") ? true : undefined))
  } finally {
    develop.kill("SIGTERM")
    await stopped
  }
})

test("a build after live editing has no trace of what is not published", async () => {
  assert.match(await build("2027-04-30"), /cache .* is deleted/)
  assert.deepEqual(await filesWith(/(draft|planned)[ -]lane/i), [])
})
