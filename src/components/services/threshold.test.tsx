import { fireEvent, render, screen, within } from "@testing-library/react"
import { Threshold } from "./threshold"

const pair = (name: string, score: number, same: boolean) => ({ name, entry: `${name} Ltd`, score, same })
const threshold = {
  ...{ title: "A threshold to move", lead: "Invented names.", label: "Threshold", note: "For the records." },
  ...{ hits: "To read", falseHits: "False", misses: "Missed" },
  pairs: [pair("Mere", 70, true), pair("Wharf", 100, true), pair("Quay", 85, false), pair("Fen", 60, false)],
}

const show = () => render(<Threshold threshold={threshold} />)
const control = () => screen.getByRole("slider", { hidden: true })
const move = (value: number) => fireEvent.change(control(), { target: { value } })
const rows = () =>
  screen
    .getAllByRole("row", { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" "))
const pairs = () =>
  within(screen.getByRole("list", { hidden: true }))
    .getAllByRole("listitem", { hidden: true })
    .map(({ textContent }) => textContent.trim())

test("a table counts hits, false hits and missed matches for three thresholds", () => {
  show()
  expect(rows().slice(1)).toEqual(["70% 3 1 0", "80% 2 1 1", "90% 1 0 1"])
})

test("a moved threshold changes the counts and the words beside the pairs", () => {
  show()
  expect(control()).toHaveAccessibleName("Threshold")
  expect(rows()[0]).toBe("85% 2 1 1")
  expect(pairs()).toEqual([
    "Wharf Wharf Ltd 100%",
    "Quay Quay Ltd 85% False",
    "Mere Mere Ltd 70% Missed",
    "Fen Fen Ltd 60%",
  ])
  move(60)
  expect(control()).toHaveAttribute("aria-valuetext", "60%")
  expect(rows()[0]).toBe("60% 4 2 0")
  expect(pairs().slice(1)).toEqual(["Quay Quay Ltd 85% False", "Mere Mere Ltd 70%", "Fen Fen Ltd 60% False"])
})
