import assert from "node:assert/strict"
import { readFile, rm, writeFile } from "node:fs/promises"
import { after, before, test } from "../service/runner"
import { startLiveEditing, until } from "./live-editing"
import { first, TestProject } from "./test-project"

// What becomes public when: builds and live editing in one project, one after the other, with the cache that each run leaves
// to the next.

const project = new TestProject()

before(() => project.make())
after(() => project.remove())

test("a draft and an article of tomorrow are nowhere in a build", async () => {
  await project.build("2027-04-30")
  assert.deepEqual(await project.filesWith(/(draft|planned)[ -]lane/i), [])
})

test("the types of the schema do not depend on the content", () => project.checkSchemaTypes())

test("a planned article is everywhere in the first build on its day, with the cache of the day before", async () => {
  const printed = await project.build("2027-05-01")
  assert.doesNotMatch(printed, /cache .* is deleted/)
  const files = await project.filesWith(/planned[ -]lane/i)
  for (const file of [
    ...["blog/planned-lane/index.html", "blog/index.html", "blog/second-lane/index.html", "_redirects"],
    ...["rss.xml", "atom.xml", "sitemap.xml", "blog/search.json", "social/blog/planned-lane.jpg"],
  ]) {
    assert.ok(files.includes(file), `${file} does not have the article`)
  }
  const page = await readFile(project.file("public/blog/planned-lane/index.html"), "utf8")
  const picture = /\/(static\/[^"\s]+planned-lane\.[a-z]+)/.exec(page)?.[1] ?? ""
  assert.ok((await readFile(project.file(`public/${picture}`))).length > 0)
  assert.deepEqual(await project.filesWith(/draft[ -]lane/i), [])
})

test("in a moved project live editing shows everything, and mistakes come and go with the saves", async () => {
  await project.move()
  const { data, listen, mistakes, stop } = await startLiveEditing(project)
  try {
    const hub = await until(() => data("/blog"))
    const { nodes } = hub["allArticle"] as { nodes: { slug: string; published: boolean }[] }
    assert.deepEqual(nodes.map(({ slug, published }) => `${slug} ${String(published)}`).sort(), [
      "draft-lane false",
      "first-lane true",
      "planned-lane false",
      "second-lane true",
    ])
    // Live editing writes the types of the queries as well.
    await until(() => project.checkSchemaTypes().then(() => true))

    listen()
    const file = project.file(`${first}/index.md`)
    const good = await readFile(file, "utf8")
    await writeFile(file, good.replace("2025-03-04", "soon"))
    assert.equal((await mistakes(1))[0]?.file, `${first}/index.md`)
    await writeFile(file, good)
    await mistakes(0)

    const chart = project.file(`${first}/chart.png`)
    const picture = await readFile(chart)
    const hasPicture = async () => {
      const { article } = (await data("/blog/first-lane")) as { article?: { html: string } | null }
      assert.ok(article, "the page has lost its article")
      return article.html.includes("/static/")
    }
    await until(async () => (await hasPicture()) || undefined)
    await rm(chart)
    await mistakes(2)
    await until(async () => !(await hasPicture()) || undefined)
    await writeFile(chart, picture)
    await mistakes(0)
    await until(async () => (await hasPicture()) || undefined)
  } finally {
    await stop()
  }
})

test("a build after live editing has no trace of what is not published", async () => {
  assert.match(await project.build("2027-04-30"), /cache .* is deleted/)
  assert.deepEqual(await project.filesWith(/(draft|planned)[ -]lane/i), [])
})
