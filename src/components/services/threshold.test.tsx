import { fireEvent, render, screen, within } from "@testing-library/react"
import { Threshold } from "./threshold"

const pair = (name: string, score: number, same: boolean) => ({ name, entry: `${name} Ltd`, score, same })
const threshold = {
  ...{ title: "A threshold to move", lead: "Invented names.", label: "Threshold", note: "For the records." },
  ...{ hits: "To read", falseHits: "False", misses: "Missed", right: "Right" },
  ...{ partner: "Partner", entry: "Entry", score: "Score", verdict: "Verdict" },
  pairs: [pair("Mere", 70, true), pair("Wharf", 100, true), pair("Quay", 85, false), pair("Fen", 60, false)],
}

const show = () => render(<Threshold threshold={threshold} />)
const control = () => screen.getByRole("slider", { hidden: true })
const move = (value: number) => fireEvent.change(control(), { target: { value } })
const rowsOf = (table: number) =>
  within(screen.getAllByRole("table", { hidden: true })[table] ?? document.body)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" "))

test("a table counts hits, false hits and missed matches for three thresholds", () => {
  show()
  expect(rowsOf(0).slice(2)).toEqual(["70% 3 1 0", "80% 2 1 1", "90% 1 0 1"])
})

test("a moved threshold changes its value, the counts and the verdicts", () => {
  show()
  expect(control()).toHaveAccessibleName("Threshold")
  expect(control()).toHaveAttribute("aria-valuetext", "85%. To read: 2. False: 1. Missed: 1")
  expect(rowsOf(0)[1]).toBe("85% 2 1 1")
  expect(rowsOf(1)).toEqual([
    "Partner Entry Score Verdict",
    "Wharf Wharf Ltd 100% Right",
    "Quay Quay Ltd 85% False",
    "Mere Mere Ltd 70% Missed",
    "Fen Fen Ltd 60% Right",
  ])
  move(60)
  expect(screen.getByText("60%", { selector: "output" })).toBeInTheDocument()
  expect(rowsOf(0)[1]).toBe("60% 4 2 0")
  expect(rowsOf(1).slice(2)).toEqual([
    "Quay Quay Ltd 85% False",
    "Mere Mere Ltd 70% Right",
    "Fen Fen Ltd 60% False",
  ])
})
