import { within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Problem } from "../content-model/validate/problem"
import { listenForProblems, showProblems } from "./content-panel"

const error: Problem = {
  ...{ file: "content/site.yml", line: 3, column: 1, words: "phone: 1", severity: "error" },
  ...{ message: "email is missing", fix: "add email:" },
}
const warning: Problem = {
  ...error,
  severity: "warning",
  file: "content/home/hero.yml",
  message: "too long",
}

/** Shows problems and returns the section in the shadow tree of the panel. */
const sectionOf = (problems: readonly Problem[]) => {
  const root = showProblems(problems)?.shadowRoot?.querySelector("section")
  if (!root) throw new Error("The panel is not shown")
  return root
}

afterEach(() => {
  showProblems([])
  document.querySelector("gatsby-fast-refresh")?.remove()
})

test("an error is shown with its position and words, message and fix", () => {
  const panel = within(sectionOf([error]))
  expect(panel.getByText("1 error in the content")).toBeVisible()
  expect(panel.getByRole("button", { name: "content/site.yml:3:1" })).toBeVisible()
  expect(panel.getByText("phone: 1")).toBeVisible()
  expect(panel.getByText("email is missing")).toBeVisible()
  expect(panel.getByText("What to do: add email:")).toBeVisible()
})

test("warnings alone are collapsed", () => {
  expect(within(sectionOf([warning])).getByRole("group")).not.toHaveAttribute("open")
})

test("the position opens the file in the editor", async () => {
  const fetched = jest.fn()
  globalThis.fetch = fetched
  await userEvent.click(within(sectionOf([error])).getByRole("button"))
  expect(fetched).toHaveBeenCalledWith(
    "/__open-stack-frame-in-editor?fileName=content%2Fsite.yml&lineNumber=3",
  )
})

const listening = () => {
  const events: Pick<EventSource, "onmessage"> = { onmessage: null }
  const reload = jest.fn()
  listenForProblems(events, reload)
  const tell = (problems: readonly Problem[]) => {
    const message = new MessageEvent("message", { data: JSON.stringify(problems) })
    events.onmessage?.call(events as EventSource, message)
  }
  return { tell, reload }
}

test("a page that could not be rendered is reloaded once the content is fixed", () => {
  const { tell, reload } = listening()
  tell([error])
  document.body.append(document.createElement("gatsby-fast-refresh"))
  tell([warning])
  expect(reload).toHaveBeenCalledTimes(1)
})

test("errors are listed before warnings", () => {
  const items = within(sectionOf([warning, error])).getAllByRole("listitem")
  expect(items.map(({ className }) => className)).toEqual(["error", "warning"])
})
