import { act, screen } from "@testing-library/react"
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

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })

/**
 * Renders the page, lets `before` change it as a program in the browser does, and hydrates it. `during` runs before React
 * renders. Returns the field for the name as it was before.
 */
const hydrateAfter = async (before: () => void, during: () => void = () => undefined) => {
  const root = document.createElement("div")
  document.body.replaceChildren(root)
  root.innerHTML = renderToString(<Page />)
  const oldName = field("Name")
  oldName.value = "Annabelle"
  oldName.focus()
  oldName.setSelectionRange(3, 5)
  field("Email").value = "ann@example.com"
  before()
  await act(async () => {
    hydrateInSlices(<Page />, root)
    during()
    await Promise.resolve()
  })
  return oldName
}

const insert = () => field("Name").before(document.createElement("span"))

const translate = () => {
  const text = document.createElement("span")
  text.append("Beratung buchen")
  screen.getByRole("heading").replaceChildren(text)
}

beforeEach(() => {
  edited.mockClear()
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})

test.each([
  ["an element before the field", insert],
  ["an element around a text, as translators insert it", translate],
])("with %s the text, the focus and the selection are kept", async (_change, before) => {
  const oldName = await hydrateAfter(before, () => {
    field("Name").value += " Longname"
    field("Name").setSelectionRange(3, 5)
  })
  expect(field("Name")).not.toBe(oldName)
  expect(field("Name")).toHaveValue("Annabelle Longname")
  expect(field("Email")).toHaveValue("ann@example.com")
  expect(field("Message")).toHaveValue("")
  expect(field("Name")).toHaveFocus()
  expect([field("Name").selectionStart, field("Name").selectionEnd]).toEqual([3, 5])
  expect(edited.mock.calls).toEqual([[field("Name")], [field("Email")]])
})

test("a field that takes the focus while React hydrates keeps it", async () => {
  const left = await hydrateAfter(translate, () => field("Email").focus())
  expect(field("Name")).not.toBe(left)
  expect(field("Email")).toHaveFocus()
})

test("a field that the visitor has left does not take the focus back", async () => {
  const left = await hydrateAfter(translate, () => field("Name").blur())
  expect(field("Name")).not.toBe(left)
  expect(document.body).toHaveFocus()
})

test("a page that is as it was rendered keeps its fields", async () => {
  const oldName = await hydrateAfter(() => undefined)
  expect(field("Name")).toBe(oldName)
  expect(edited).not.toHaveBeenCalled()
})
