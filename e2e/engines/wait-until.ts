import { setTimeout as pause } from "node:timers/promises"

const patience = 15_000
const step = 50

/** Asks again until the answer is neither false nor empty, and gives it. @throws Error that names what was awaited */
export const waitUntil = async <Answer>(
  what: string,
  ask: () => Promise<Answer>,
): Promise<NonNullable<Answer>> => {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await pause(step)
  }
}
