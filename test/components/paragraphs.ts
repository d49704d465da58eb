const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")

/** Returns a markdown body as plain paragraphs, split at blank lines: enough for tests that look for text. */
export const paragraphs = (markdown: string): string =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escape(paragraph)}</p>`)
    .join("")
