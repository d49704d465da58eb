import type { ContentFile } from "../content-file"
import { withoutComments } from "../markdown"
import { problemAt, type Problem } from "./problem"

/** The mistakes that make all other messages about a file misleading. `find` returns the offset, or -1 if there is none. */
const mistakes: readonly { find: (file: ContentFile) => number; message: string; fix: string }[] = [
  {
    find: ({ text }) => (text.trim() === "" ? 0 : -1),
    message: "the file is empty",
    fix: "put its text back as it was: see “Undo a change” in docs/editing.md; or delete the file if it is new",
  },
  {
    find: ({ fault, text }) => (fault === "encoding" ? Math.max(0, text.indexOf("\uFFFD")) : -1),
    message: "the file was saved in an encoding other than UTF-8",
    fix: "save it as UTF-8 (Notepad: Save as, Encoding; VS Code: at the bottom right), and retype letters shown as �",
  },
  {
    // Git leaves such lines in a file that two people changed.
    find: ({ text }) => text.search(/^(?:<{7}|>{7}) /m),
    message: "two versions of the text meet here",
    fix: "keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
  },
  {
    find: ({ fault }) => (fault === "missing" ? 0 : -1),
    message: "the fields at the top of the file are missing",
    fix: "start the file with a line ---, then the fields as in a file beside it, then --- again",
  },
  {
    find: ({ fault }) => (fault === "open" ? 0 : -1),
    message: "the line --- that ends the fields is missing",
    fix: "write --- on a line of its own between the fields and the text",
  },
]

/** Reports the mistake that makes all other messages about the file misleading. */
export const checkReadable = (source: ContentFile): Problem[] => {
  const mistake = source.contentType && mistakes.find(({ find }) => find(source) >= 0)
  return mistake ? [problemAt(source, mistake.find(source), mistake.message, mistake.fix)] : []
}

/** Reports a Markdown file without a text. */
export const checkBody = (source: ContentFile): Problem[] => {
  if (!source.path.endsWith(".md") || withoutComments(source.body).trim() !== "") return []
  return [
    problemAt(source, source.bodyStart, "the text below the fields is missing", "write it, or put it back"),
  ]
}
