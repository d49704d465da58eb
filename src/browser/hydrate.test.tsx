import { act } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { hydrateInSlices } from "./hydrate"

const edited = jest.fn<undefined, [EventTarget]>()

function Page() {
  return (
    <main>
      <h1>Book a consultation</h1>
      <form onChange={({ target }) => edited(target)}>
        <p>
          <input name="name" aria-label="Name" />
        </p>
        <input name="email" type="email" aria-label="Email" />
        <textarea name="message" aria-label="Message" />
      </form>
    </main>
  )
}

const element = (selector: string): Element => {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}

const field = (name: string) => element(`[name=${name}]`) as HTMLInputElement

/**
 * Renders the page, lets `before` change it as a program in the browser does, and hydrates it. `during` runs before React
 * renders. Returns the field for the name as it was before.
 */
const hydrateAfter = async (before: () => void, during: () => void = () => undefined) => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`
  const oldName = field("name")
  field("name").value = "Annabelle"
  field("email").value = "ann@example.com"
  field("name").focus()
  field("name").setSelectionRange(3, 5)
  before()
  await act(async () => {
    hydrateInSlices(<Page />, element("#root"))
    during()
    await Promise.resolve()
  })
  return oldName
}

const insert = (selector: string) => element(selector).before(document.createElement("span"))

const translate = () => {
  const text = document.createElement("span")
  text.append("Beratung buchen")
  element("h1").replaceChildren(text)
}

beforeEach(() => {
  edited.mockClear()
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})

afterEach(() => jest.restoreAllMocks())

test.each([
  ["an element before the field", () => insert("[name=name]")],
  ["an element before the form", () => insert("form")],
  ["an element around a text, as translators insert it", translate],
])("with %s the text, the focus and the selection are kept", async (_change, before) => {
  const oldName = await hydrateAfter(before, () => {
    field("name").value += " Longname"
    field("name").setSelectionRange(3, 5)
  })
  expect(field("name")).not.toBe(oldName)
  expect(field("name")).toHaveValue("Annabelle Longname")
  expect(field("email")).toHaveValue("ann@example.com")
  expect(field("message")).toHaveValue("")
  expect(field("name")).toHaveFocus()
  expect([field("name").selectionStart, field("name").selectionEnd]).toEqual([3, 5])
  expect(edited.mock.calls).toEqual([[field("name")], [field("email")]])
})

test("a field that takes the focus while React hydrates keeps it", async () => {
  const left = await hydrateAfter(translate, () => field("email").focus())
  expect(field("name")).not.toBe(left)
  expect(field("email")).toHaveFocus()
})

test("a field that the visitor has left does not take the focus back", async () => {
  const left = await hydrateAfter(translate, () => field("name").blur())
  expect(field("name")).not.toBe(left)
  expect(document.body).toHaveFocus()
})

test("a page that is as it was rendered keeps its fields", async () => {
  const oldName = await hydrateAfter(() => undefined)
  expect(field("name")).toBe(oldName)
  expect(field("name")).toHaveValue("Annabelle")
  expect(edited).not.toHaveBeenCalled()
})
