import type { Part } from "./markdown"
import { problemAt, type Problem } from "../problem"
import type { Source } from "../source"

/** A picture in a text says something, so people who cannot see it need words (WCAG 2.2, criterion 1.1.1). */
export const checkAltText = (source: Source, parts: readonly Part[]): Problem[] =>
  parts
    .filter(({ type, text }) => type === "image" && text.trim() === "")
    .map(({ offset }) =>
      problemAt(
        source,
        source.bodyStart + offset,
        "the picture has no alternative text",
        "say what it shows between the square brackets: ![What it shows](./name.png)",
      ),
    )
