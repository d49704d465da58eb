const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")

/** A markdown body as plain paragraphs, split at blank lines: enough for tests that look for words. */
export const paragraphs = (markdown: string): string =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escape(paragraph)}</p>`)
    .join("")
