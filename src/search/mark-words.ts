/** The name under which `global.css` paints the words found. */
const name = "search"

const rangesIn = (text: Text, words: string[]): Range[] => {
  const content = text.data.toLocaleLowerCase("en-GB")
  return words.flatMap((word) => {
    const ranges: Range[] = []
    for (let at = content.indexOf(word); at !== -1; at = content.indexOf(word, at + word.length)) {
      const range = new Range()
      range.setStart(text, at)
      range.setEnd(text, at + word.length)
      ranges.push(range)
    }
    return ranges
  })
}

/** Marks every place of the words in the elements, without touching their markup; browsers without highlights show none. */
export const markWords = (elements: Iterable<Element>, words: string[]) => {
  if (!("highlights" in CSS)) return
  const ranges: Range[] = []
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) ranges.push(...rangesIn(node, words))
    }
  }
  CSS.highlights.set(name, new Highlight(...ranges))
}

export const unmarkWords = () => {
  if ("highlights" in CSS) CSS.highlights.delete(name)
}
