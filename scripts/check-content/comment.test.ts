import type { Problem } from "../../src/content-model/validate/problem"
import { commentPlace, pullRequestComment } from "./comment"

const mistake: Problem = {
  ...{ file: "content/articles/2025-03-04--first-lane/index.md", line: 8, column: 7, severity: "error" },
  ...{ message: "date is not a calendar day", fix: "write it as YYYY-MM-DD" },
}
const warning: Problem = { ...mistake, severity: "warning", line: 12, message: "sounds like a promise" }
const editor = "https://github.com/owner/site/edit/new-words"

test("a mistake is listed with its file, its line, what it is and what to do", () => {
  const comment = pullRequestComment([mistake], { editor })
  expect(comment).toContain("### One mistake to fix")
  expect(comment).toContain(
    `1. [\`${mistake.file}\`, line 8](${editor}/${mistake.file}#L8): date is not a calendar day.\n   **What to do:** write it as YYYY-MM-DD.`,
  )
})

test("mistakes and warnings are counted separately, and each list starts with 1", () => {
  const comment = pullRequestComment([mistake, warning, mistake])
  expect(comment).toContain("### 2 mistakes to fix")
  expect(comment.match(/^\d\./gm)).toEqual(["1.", "2.", "1."])
  expect(comment.indexOf("To look at")).toBeLessThan(comment.indexOf("sounds like a promise"))
})

test("the comment confirms content without a mistake", () => {
  expect(pullRequestComment([])).toContain("### The content is in order")
  expect(pullRequestComment([warning])).toContain("### The content is in order")
})

test("the comment mentions the build only if it has run", () => {
  expect(pullRequestComment([])).not.toContain("built")
  expect(pullRequestComment([], { build: "success" })).toContain("the site can be built")
})

test("a build that fails on correct content is reported with a link to its messages", () => {
  const comment = pullRequestComment([], {
    build: "failure",
    log: "https://github.com/owner/site/actions/runs/5",
  })
  expect(comment).toContain("### The site cannot be built from this")
  expect(comment).toContain("(https://github.com/owner/site/actions/runs/5)")
})

test("a long list is cut where GitHub would refuse the comment", () => {
  const comment = pullRequestComment(
    Array.from({ length: 900 }, () => mistake),
    { editor },
  )
  expect(comment.length).toBeLessThan(65_536)
  expect(comment).toContain("And 850 more")
})

test("the comment starts with the line by which it is found again", () => {
  expect(pullRequestComment([mistake]).split("\n")[0]).toBe("<!-- content-check -->")
})

test("markdown and HTML in a message are shown as written, and a mention notifies nobody", () => {
  const message = "the link ![x](http://evil.test) of @owner is <img src=x> and `code`"
  const comment = pullRequestComment([{ ...mistake, message }])
  expect(comment).toContain("\\!\\[x\\](http")
  expect(comment).not.toMatch(/(^|[^\\])[<[](img|x)/)
  expect(comment).not.toContain("@owner")
})

test("a question keeps its question mark", () => {
  const comment = pullRequestComment([{ ...mistake, fix: "Did you mean #contact?" }])
  expect(comment).toContain("Did you mean \\#contact?\n")
})

test("a file name with spaces and brackets stays within its link", () => {
  const comment = pullRequestComment([{ ...mistake, file: "content/clients/01 (copy) #2.yml" }], { editor })
  expect(comment).toContain(`](${editor}/content/clients/01%20%28copy%29%20%232.yml#L8)`)
})

test("the context is read from the variables of GitHub Actions, with the branch of the pull request", () => {
  const place = commentPlace({
    ...{ NODE_ENV: "test", GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "owner/site" },
    ...{
      GITHUB_RUN_ID: "5",
      HEAD_REPOSITORY: "fork/site",
      HEAD_BRANCH: "new/words#1",
      CONTENT_LANE: "failure",
    },
  })
  expect(place).toEqual({
    editor: "https://github.com/fork/site/edit/new/words%231",
    log: "https://github.com/owner/site/actions/runs/5",
    build: "failure",
  })
})

test("outside GitHub Actions the comment has no links", () => {
  expect(commentPlace({ NODE_ENV: "test" })).toEqual({
    editor: undefined,
    log: undefined,
    build: undefined,
  })
})
