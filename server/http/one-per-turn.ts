/**
 * Lets callers go on in the order they came, one in each turn of the event loop. Node takes in one new connection per
 * turn: if a turn worked on everybody who is in already, the last of a rush would stand outside for seconds.
 */
export const onePerTurn = () => {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return (): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next)
    })
}
