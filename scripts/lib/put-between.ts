/** Puts text between `<!-- name:start -->` and `<!-- name:end -->`. @throws where the marks are missing. */
export const putBetween = (text: string, name: string, words: string): string => {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The marks ${start} and ${end} are missing`)
  return `${text.slice(0, from + start.length)}\n\n${words}\n\n${text.slice(to)}`
}
