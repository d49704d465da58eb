import { Agent } from "node:http"
import { enquiry, formPath, post, type Answered } from "./post"

export type BurstResult = {
  answers: Answered[]
  /** Numbers of the enquiries that got a 200. */
  acknowledged: number[]
  /** Requests whose connection broke. */
  broken: number
  seconds: number
}

/** Posts enquiries `from` … `from + count - 1`, so many at once, over kept connections. */
export const burst = async (
  origin: string,
  options: {
    count: number
    atOnce: number
    from?: number
    onAnswer?: (answered: number) => void
    path?: string
    onlyUntilRefused?: boolean
  },
): Promise<BurstResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: options.atOnce })
  const result: BurstResult = { answers: [], acknowledged: [], broken: 0, seconds: 0 }
  const first = options.from ?? 0
  let next = first
  const started = performance.now()
  let refused = false
  const worker = async () => {
    while (next < first + options.count && !refused) {
      const number = next++
      try {
        const answer = await post(origin, enquiry(number), { agent, path: options.path ?? formPath })
        result.answers.push(answer)
        if (answer.status === 200) result.acknowledged.push(number)
        else if (options.onlyUntilRefused) refused = true
        options.onAnswer?.(result.answers.length)
      } catch {
        result.broken++
      }
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, worker))
  result.seconds = (performance.now() - started) / 1000
  agent.destroy()
  return result
}
