import { placesOf } from "./match-words"

/** The name of the highlight in `global.css`. */
const name = "search"

const rangesIn = (text: Text, words: string[]): Range[] =>
  words
    .flatMap((word) => placesOf(text.data, word))
    .map(({ index, length }) => {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + length)
      return range
    })

/** Returns a range for every occurrence of the words in the elements: by text node in document order, then by word. */
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

/** Highlights the words with the CSS Custom Highlight API. Does nothing in browsers that lack it. */
export const highlightWords = (elements: Iterable<Element>, words: string[]) => {
  if ("highlights" in CSS) CSS.highlights.set(name, new Highlight(...findWords(elements, words)))
}

export const clearHighlights = () => {
  if ("highlights" in CSS) CSS.highlights.delete(name)
}
