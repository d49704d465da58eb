import { enquiry, post, type Answered } from "./post"

/** Posts enquiries `from` … `from + count - 1`, so many at once. */
export const burst = async (
  origin: string,
  options: {
    count: number
    atOnce: number
    from?: number
    onAnswer?: (answered: number) => void
    onlyUntilRefused?: boolean
  },
) => {
  const answers: Answered[] = []
  /** Numbers of the enquiries that got a 200. */
  const acknowledged: number[] = []
  /** Requests whose connection broke. */
  let broken = 0
  const first = options.from ?? 0
  let next = first
  let refused = false
  const worker = async () => {
    while (next < first + options.count && !refused) {
      const number = next++
      try {
        const answer = await post(origin, enquiry(number))
        answers.push(answer)
        if (answer.status === 200) acknowledged.push(number)
        else if (options.onlyUntilRefused) refused = true
        options.onAnswer?.(answers.length)
      } catch {
        broken++
      }
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, worker))
  return { answers, acknowledged, broken }
}
