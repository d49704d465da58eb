import { spawn, type ChildProcess } from "node:child_process"
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { copyProject } from "../built-site/test-site"
import { withEditedSite, type Edit } from "../content/edited-site"

const original = path.join(__dirname, "..", "..")

/** The article of the fixture content that is edited. */
export const first = "content/articles/2025-03-04--integrating-sap-gts-and-ewm"

const article = (id: number, title: string, date: string, more = "") => `---
id: ${id}
title: ${title}
excerpt: What the reader will learn.
author: Test Person
date: ${date}
tags:
  - Origin
${more}---

Words of the ${title.toLowerCase()}.
`

/** Articles that are not published: a draft, and one with a future date. */
const unpublished: Edit[] = [
  {
    file: "articles/2025-03-18--draft-lane/index.md",
    to: article(3, "Draft lane", "2025-03-18", "draft: true\n"),
  },
  {
    file: "articles/2027-05-01--planned-lane/index.md",
    to: article(4, "Planned lane", "2027-05-01"),
  },
]

const plainPage = "export default function Page() {\n  return null\n}\n"

/**
 * Minimal pages that show articles: bundling the real ones takes most of the build time. The entry for browsers is the
 * project's own, with the site header, the banner and the panel.
 */
const smallPages: Record<string, string> = {
  "gatsby-ssr.tsx": "export {}\n",
  "src/pages/404.tsx": `import "../styles/tokens.css"\n${plainPage}`,
  "src/pages/index.tsx": plainPage,
  "src/pages/privacy-policy.tsx": plainPage,
  "src/pages/blog.tsx": `import { graphql } from "gatsby"
export default ({ data }: any) => data.allArticle.nodes.map(({ slug, title }: any) => <a key={slug} href={"/blog/" + slug}>{title}</a>)
export const query = graphql\`{ allArticle { nodes { slug title } } }\`
`,
  "src/templates/article.tsx": `import { graphql } from "gatsby"
export default ({ data: { article } }: any) => (
  <main>
    <h1>{article.title}</h1>
    <div dangerouslySetInnerHTML={{ __html: article.html }} />
  </main>
)
export const query = graphql\`
  query ($id: String!) {
    article(id: { eq: $id }) {
      title
      html
    }
  }
\`
`,
}

/** A copy of the project with the fixture content, one draft and one planned article, and small pages. */
export class TestProject {
  root = ""

  async make() {
    this.root = await mkdtemp(path.join(tmpdir(), "publishing-"))
    await copyProject(this.root)
    await rm(this.file("content"), { recursive: true })
    await withEditedSite(unpublished, (copy) =>
      cp(path.join(copy, "content"), this.file("content"), { recursive: true }),
    )
    for (const [file, text] of Object.entries(smallPages)) await writeFile(this.file(file), text)
    await cp(this.file(`${first}/chart.png`), this.file("content/social.png"))
  }

  async remove() {
    await rm(this.root, { recursive: true, force: true, maxRetries: 5 })
  }

  file(name: string): string {
    return path.join(this.root, name)
  }

  /** Starts one of the project's commands. */
  start(script: string, env: Record<string, string>): ChildProcess {
    const tsx = path.join(original, "node_modules", "tsx", "dist", "cli.mjs")
    const unset = { SITE_RELEASE: "", SITE_PREVIEW: "", CONTEXT: "", NODE_ENV: "" }
    return spawn(process.execPath, [tsx, `scripts/${script}.ts`], {
      cwd: this.root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, CI: "true", ...unset, ...env },
    })
  }
}
