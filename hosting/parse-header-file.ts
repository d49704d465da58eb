import type { HeaderRule } from "./header-rule"

/**
 * Reads a `_headers` file as Netlify and Cloudflare write it: a line with a path, then indented `Name: value` lines.
 * @throws an Error that names the line which is neither.
 */
export const parseHeaderFile = (text: string): HeaderRule[] => {
  const rules: { pattern: string; headers: [string, string][] }[] = []
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue
    const header = /^\s+([\w-]+):\s*(\S.*?)\s*$/.exec(line)
    const rule = rules.at(-1)
    if (line.startsWith("/")) rules.push({ pattern: line.trim(), headers: [] })
    else if (header?.[1] && header[2] && rule) rule.headers.push([header[1], header[2]])
    else
      throw new Error(`_headers, line ${index + 1}: expected a path or “  Name: value”, received “${line}”`)
  }
  return rules
}
