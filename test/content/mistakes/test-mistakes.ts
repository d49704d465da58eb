import { problemsOf } from "../valid-copy"
import type { Mistake } from "./row"

/** Tests that the check reports each mistake at its place, and nothing else. */
export const testMistakes = (mistakes: readonly Mistake[]) => {
  test.each(mistakes)("the check says where, and what to do, when $title", async ({ edits, place, word }) => {
    const problems = await problemsOf(edits)
    expect(
      problems.map(({ file, line, column, severity }) => `${file}:${line}:${column} ${severity}`),
    ).toEqual([place])
    expect(`${problems[0]?.message} ${problems[0]?.fix}`).toContain(word)
  })
}
