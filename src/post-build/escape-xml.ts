const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

/** Escapes text for an XML element or attribute. Characters that XML 1.0, section 2.2, forbids are removed. */
export const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- these are the characters to remove
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "")
