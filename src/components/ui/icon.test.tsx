import { render } from "@testing-library/react"
import { iconNames } from "../../site/icon-names"
import { Icon } from "./icon"

const rendered = (name: string) => render(<Icon name={name} />).container.innerHTML

test.each(iconNames)("%s has an icon, hidden from screen readers", (name) => {
  expect(rendered(name)).toMatch(/^<svg [^>]*aria-hidden="true"/)
})

test("an unknown name renders nothing", () => {
  expect(rendered("constructor")).toBe("")
})
