import { render } from "@testing-library/react"
import { iconNames } from "../../site/icon-names"
import { Icon } from "./icon"

const drawn = (name: string) => render(<Icon name={name} />).container.innerHTML

test.each(iconNames)("%s has a sign, hidden from screen readers", (name) => {
  expect(drawn(name)).toMatch(/^<svg [^>]*aria-hidden="true"/)
})

test("no two names have the same sign", () => {
  expect(new Set(iconNames.map(drawn)).size).toBe(iconNames.length)
})

test.each(["flag", "toString", "constructor"])("the unknown name %s draws nothing", (name) => {
  expect(drawn(name)).toBe("")
})
