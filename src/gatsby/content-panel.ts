import type { Problem } from "../content-model/validate/problem"

const style = `
  :host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; }
  section { max-height: 60vh; overflow: auto; padding: 0 1.25rem 1rem; color: #1d1d1f; background: #fff;
    border-top: 4px solid #8a5a00; box-shadow: 0 -4px 24px rgb(0 0 0 / 0.35); font: 16px/1.5 system-ui, sans-serif; }
  section.errors { border-color: #b3261e; }
  summary { padding: 0.75rem 0; font-weight: 700; cursor: pointer; }
  ol { margin: 0; padding: 0; list-style: none; }
  li { padding: 0.6rem 0; border-top: 1px solid #d5d5da; overflow-wrap: anywhere; }
  p { margin: 0.15rem 0; }
  button { padding: 0; border: 0; background: none; color: #0b57d0; font: 14px/1.5 ui-monospace, monospace;
    text-align: start; text-decoration: underline; cursor: pointer; overflow-wrap: anywhere; }
  q { margin-inline-start: 0.75em; font-size: 14px; }
  .kind { margin-inline-end: 0.5em; font-weight: 700; color: #8a5a00; }
  .error .kind { color: #b3261e; }
`

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`

const isError = ({ severity }: Problem) => severity === "error"

/** Returns the title of the panel, for example “2 errors and 1 warning in the content”. */
const titleOf = (problems: readonly Problem[]): string => {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  if (errors === 0) return `${count(warnings, "warning")} in the content`
  const also = warnings > 0 ? ` and ${count(warnings, "warning")}` : ""
  return `${count(errors, "error")}${also} in the content`
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
) => {
  const made = document.createElement(name)
  if (className !== "") made.className = className
  made.append(...children)
  return made
}

const itemOf = ({ file, line, column, words, severity, message, fix }: Problem) => {
  const place = element("button", "", `${file}:${line}:${column}`)
  place.type = "button"
  // Gatsby opens the file in the editor that is running.
  place.onclick = () =>
    void fetch(`/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`)
  const kind = element("span", "kind", severity === "error" ? "Error" : "Warning")
  return element(
    "li",
    severity,
    place,
    ...(words ? [element("q", "", words)] : []),
    element("p", "", kind, message),
    element("p", "", `What to do: ${fix}`),
  )
}

/**
 * Shows the problems in a panel at the bottom of the window, errors first. Without problems the panel is removed; with
 * only warnings it starts collapsed.
 * @returns the panel; undefined without problems
 */
export const showProblems = (problems: readonly Problem[]): HTMLElement | undefined => {
  const earlier = document.querySelector<HTMLElement>("content-problems")
  if (problems.length === 0) {
    earlier?.remove()
    return undefined
  }
  const panel = earlier ?? document.createElement("content-problems")
  const root = panel.shadowRoot ?? panel.attachShadow({ mode: "open" })
  const hasErrors = problems.some(isError)
  const inOrder = problems.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
  const details = element(
    "details",
    "",
    element("summary", "", titleOf(problems)),
    element("ol", "", ...inOrder.map(itemOf)),
  )
  details.open = hasErrors || root.querySelector("details")?.open === true
  const section = element("section", hasErrors ? "errors" : "", details)
  section.setAttribute("role", "alert")
  root.replaceChildren(element("style", "", style), section)
  document.body.append(panel)
  return panel
}

/** Keeps the panel up to date. A page that could not be rendered because of an error is reloaded once the error is fixed. */
export const listenForProblems = (events: Pick<EventSource, "onmessage">, reload: () => void) => {
  let broken = false
  events.onmessage = ({ data }: MessageEvent<string>) => {
    const problems = JSON.parse(data) as Problem[]
    showProblems(problems)
    const errors = problems.some(isError)
    if (broken && !errors && document.querySelector("gatsby-fast-refresh")) reload()
    broken = errors
  }
}

// gatsby-browser.tsx imports this file in develop. jsdom has no EventSource, so tests only import the functions.
if ("EventSource" in globalThis) {
  listenForProblems(new EventSource("/__content-problems"), () => {
    // Gatsby needs a moment to update the page's data.
    setTimeout(() => location.reload(), 2000)
  })
}
