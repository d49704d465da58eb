import assert from "node:assert/strict"
import { appendFile, readFile, rm, writeFile } from "node:fs/promises"
import { allowEditor, editLive } from "../editor/edit-live"
import { after, before, test } from "../service/runner"
import { startLiveEditing, until } from "./live-editing"
import { first, TestProject } from "./test-project"

// Publication dates: builds and live editing in one project, one after the other, each with the cache of the previous run.

const project = new TestProject()

before(async () => {
  await project.make()
  await allowEditor(project)
})
after(() => project.remove())

test("a build contains no draft and no article with a future date", async () => {
  await project.build("2027-04-30")
  assert.deepEqual(await project.filesWith(/(draft|planned)[ -]lane/i), [])
})

test("the types of the schema do not depend on the content", () => project.checkSchemaTypes())

test("the first build on its date contains a planned article and changed styles everywhere, with the cache of the day before", async () => {
  await appendFile(project.file("src/styles/tokens.css"), ":root { --added-since: 1px }")
  const printed = await project.build("2027-05-01")
  assert.doesNotMatch(printed, /cache .* has been deleted/)
  const files = await project.filesWith(/planned[ -]lane/i)
  for (const file of [
    ...["blog/planned-lane/index.html", "blog/index.html", "blog/second-lane/index.html", "_redirects"],
    ...["rss.xml", "atom.xml", "sitemap.xml", "blog/search.json", "social/blog/planned-lane.jpg"],
  ]) {
    assert.ok(files.includes(file), `${file} does not contain the article`)
  }
  assert.ok((await project.filesWith(/--added-since/)).includes("404/index.html"), "the page has old styles")
  const page = await readFile(project.file("public/blog/planned-lane/index.html"), "utf8")
  const image = /\/(static\/[^"\s]+planned-lane\.[a-z]+)/.exec(page)?.[1] ?? ""
  assert.ok((await readFile(project.file(`public/${image}`))).length > 0)
  assert.deepEqual(await project.filesWith(/draft[ -]lane/i), [])
})

test("in a moved project live editing shows every article, and each save in a file or in the editor updates page and mistakes", async () => {
  await project.move()
  const live = await startLiveEditing(project)
  const { data, listen, mistakes, stop } = live
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
    const image = await readFile(chart)
    const hasImage = async () => {
      const { article } = (await data("/blog/first-lane")) as { article?: { html: string } | null }
      assert.ok(article, "the page has no article")
      return article.html.includes("/static/")
    }
    await until(async () => (await hasImage()) || undefined)
    await rm(chart)
    await mistakes(2)
    await until(async () => !(await hasImage()) || undefined)
    await writeFile(chart, image)
    await mistakes(0)
    await until(async () => (await hasImage()) || undefined)

    const { mistake, fresh } = await editLive(project, live)
    assert.match(String(mistake?.message), /consultnt/)
    assert.match(fresh.html, /Words of the fresh lane\./)
    assert.match(JSON.stringify(fresh.picture), /\/fresh\.(avif|webp)/)
  } finally {
    await stop()
  }
})

test("a build after live editing contains nothing that is not published", async () => {
  assert.match(await project.build("2027-04-30"), /cache .* has been deleted/)
  assert.deepEqual(await project.filesWith(/(draft|planned)[ -]lane/i), [])
})

test("a build after live editing contains the article that was written in the editor, with its picture", async () => {
  const html = await readFile(project.file("public/blog/fresh-lane/index.html"), "utf8")
  assert.match(html, /Words of the fresh lane\./)
  assert.match(html, /\/fresh\.(avif|webp)/)
})
