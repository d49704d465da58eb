/** Whether a path fits a pattern of the header file: `*` stands for any characters, all else for itself. */
export const matchPattern = (pattern: string, path: string): boolean => {
  const [head = "", ...rest] = pattern.split("*")
  if (rest.length === 0) return path === pattern
  const tail = rest.at(-1) ?? ""
  if (!path.startsWith(head) || !path.endsWith(tail) || path.length < head.length + tail.length) return false
  let from = head.length
  for (const part of rest.slice(0, -1)) {
    const at = path.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= path.length - tail.length
}
