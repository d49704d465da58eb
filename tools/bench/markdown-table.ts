/** A table in markdown; numbers stand on the right. */
export const markdownTable = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const lines = [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")
}
