import { placesOf } from "./search-words"

/** The name of the highlight in `global.css`. */
const name = "search"

/** Returns a range for every occurrence of the words in the elements, in document order. */
const findWords = (elements: Iterable<Element>, words: readonly string[]): Range[] => {
  const ranges: Range[] = []
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, length } of placesOf(node.nodeValue ?? "", words)) {
        const range = new Range()
        range.setStart(node, index)
        range.setEnd(node, index + length)
        ranges.push(range)
      }
    }
  }
  return ranges
}

/** Highlights the words with the CSS Custom Highlight API. Does nothing in browsers that lack it. */
export const highlightWords = (elements: Iterable<Element>, words: readonly string[]) => {
  if ("highlights" in CSS) CSS.highlights.set(name, new Highlight(...findWords(elements, words)))
}
