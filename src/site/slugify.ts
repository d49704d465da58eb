/** Returns an id for `text`, for example `when-the-check-runs`, with a number if it is in `taken`. Adds the id to `taken`. */
export const slugify = (text: string, taken: Set<string>): string => {
  const base =
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "section"
  const free = (candidate: string, n: number): string =>
    taken.has(candidate) ? free(`${base}-${n}`, n + 1) : candidate
  const id = free(base, 2)
  taken.add(id)
  return id
}
