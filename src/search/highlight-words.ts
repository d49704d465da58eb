/** The name under which `global.css` paints the words found. */
const name = "search"

const literally = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")

// Found in the text as it is: a copy in small letters can be longer, and its places would be others.
const rangesIn = (text: Text, words: string[]): Range[] =>
  words
    .flatMap((word) => [...text.data.matchAll(new RegExp(literally(word), "giu"))])
    .map(({ index, 0: found }) => {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + found.length)
      return range
    })

/** Every place of the words in the elements, in the order of the page. */
export const findWords = (elements: Iterable<Element>, words: string[]): Range[] => {
  const ranges: Range[] = []
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) ranges.push(...rangesIn(node, words))
    }
  }
  return ranges
}

/** Marks every place of the words in the elements, without touching their markup; browsers without highlights show none. */
export const highlightWords = (elements: Iterable<Element>, words: string[]) => {
  if ("highlights" in CSS) CSS.highlights.set(name, new Highlight(...findWords(elements, words)))
}

export const unmarkWords = () => {
  if ("highlights" in CSS) CSS.highlights.delete(name)
}
