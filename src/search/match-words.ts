/** The words of a query, in lower case. */
export const wordsOf = (query: string): string[] =>
  query.toLocaleLowerCase("en-GB").split(/\s+/).filter(Boolean)

/** Whether a text holds every one of the words. */
export const containsAllWords = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLocaleLowerCase("en-GB")
  return words.every((word) => lower.includes(word))
}
