import { spawn, type SpawnOptions } from "node:child_process"
import { once } from "node:events"

export type Program = ReturnType<typeof startProgram>

/** Starts a program. The caller ends it. */
export const startProgram = (command: string, args: string[], options: SpawnOptions) => {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      child.emit("output")
    })
  const ended = once(child, "close")
  /** Resolves to the first group of a pattern once the output matches. Rejects if the program ends. */
  const printed = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const match = pattern.exec(output)
      if (match) return match[1] ?? ""
      const hasEnded = await Promise.race([once(child, "output").then(() => false), ended.then(() => true)])
      if (hasEnded) throw new Error(`The program ended:\n${output}`)
    }
  }
  /** Ends it and resolves to its exit code, which is null after a signal that it does not handle. */
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = (await ended) as [number | null]
    return code
  }
  return { output: () => output, printed, end }
}
