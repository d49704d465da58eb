import type { Problem } from "../../src/content-model/validate/problem"
import { commentPlace, pullRequestComment } from "./comment"

const file = "content/articles/2025-03-04--first-lane/index.md"
const error: Problem = {
  file,
  line: 8,
  column: 7,
  words: "so_on",
  severity: "error",
  message: "date is wrong",
  fix: "write a day",
}
const warning: Problem = { ...error, severity: "warning", message: "sounds like a promise" }
const editor = "https://github.com/owner/site/edit/new-words"

test("errors and warnings are counted and listed separately, with a link to the line and what to do", () => {
  const comment = pullRequestComment([error, warning, error], { editor })
  expect(comment).toMatch(/^<!-- content-check -->\n\n### 2 errors to fix\n/)
  expect(comment).toContain(
    `1. [\`${file}\`, line 8](<${editor}/${file}#L8>), “so\\_on”: date is wrong.\n   **What to do:** write a day.`,
  )
  expect(comment.match(/^\d\./gm)).toEqual(["1.", "2.", "1."])
})

test("the comment confirms content without an error, and mentions the build only if it has run", () => {
  expect(pullRequestComment([warning])).toContain("### The content is in order\n\nEvery file was checked.\n")
  expect(pullRequestComment([], { build: "success" })).toContain("the site can be built")
})

test("a build that fails on correct content is reported with a link to its messages", () => {
  const log = "https://github.com/owner/site/actions/runs/5"
  const comment = pullRequestComment([], { build: "failure", log })
  expect(comment).toContain("### The site cannot be built from this")
  expect(comment).toContain(`(${log})`)
})

test("a long list is cut where GitHub would refuse the comment", () => {
  const comment = pullRequestComment(
    Array.from({ length: 900 }, () => error),
    { editor },
  )
  expect(comment.length).toBeLessThan(65_536)
  expect(comment).toContain("And 850 more")
})

test("markdown and HTML in a message are shown as written, and a mention notifies nobody", () => {
  const message = "the link ![x](http://evil.test) of @owner is <img src=x>"
  const comment = pullRequestComment([{ ...error, message, file: "content/01 (copy) #2.yml" }], { editor })
  expect(comment).toContain("\\!\\[x\\](http")
  expect(comment).not.toMatch(/[^\\]<img|@owner/)
  expect(comment).toContain(`](<${editor}/content/01%20(copy)%20%232.yml#L8>)`)
})

test("the context is read from the variables of GitHub Actions, with the branch of the pull request", () => {
  const github = {
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "owner/site",
    GITHUB_RUN_ID: "5",
  }
  const head = { HEAD_REPOSITORY: "fork/site", HEAD_BRANCH: "new/words#1", CONTENT_TESTS: "failure" }
  expect(commentPlace({ NODE_ENV: "test", ...github, ...head })).toEqual({
    editor: "https://github.com/fork/site/edit/new/words%231",
    log: "https://github.com/owner/site/actions/runs/5",
    build: "failure",
  })
})
