import { spawn } from "node:child_process"
import { once } from "node:events"

export type TiedProcess = ReturnType<typeof startTied>

type Options = { cwd: string; env: Record<string, string | undefined>; uid?: number; gid?: number }

// The shell waits for a line that names a signal. If the tests are killed, it reads the end of the pipe instead.
const script = '"$@" & exec >&- 2>&-; read -r signal; kill -"${signal:-KILL}" $!; wait $!'

/** Starts a program that does not outlive the tests, even if they are killed. */
export const startTied = (command: string, args: string[], options: Options) => {
  const shell = spawn("sh", ["-c", script, "sh", command, ...args], { ...options, stdio: "pipe" })
  let output = ""
  const read = (chunk: string) => {
    output += chunk
    shell.emit("output")
  }
  const streams = [shell.stdout, shell.stderr].map((stream) => stream.setEncoding("utf8").on("data", read))
  const exited = once(shell, "exit")
  // The shell has closed its own ends, so these close with the program.
  const ended = Promise.all(streams.map((stream) => once(stream, "close"))).then(async () => {
    shell.stdin.end()
    const [code] = (await exited) as [number]
    return code
  })
  shell.stdin.on("error", () => undefined)
  /** Rejects after a minute. */
  const within = <Result>(awaited: Promise<Result>, what: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`The program has not ${what}:\n${output}`))
      const timer = setTimeout(fail, 60_000)
      void awaited.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const search = () => {
        const match = pattern.exec(output)
        if (match) resolve(match[1] ?? "")
      }
      shell.on("output", search)
      void ended.then((code) => reject(new Error(`The program ended with ${code}:\n${output}`)))
    })
  return {
    /** Returns its whole output. */
    output: () => output,
    /** Resolves to the first group of a pattern once the output matches. Rejects if the program ends. */
    printed: (pattern: RegExp) => within(printed(pattern), `printed ${pattern.source}`),
    /** Resolves to its exit code once it has ended; a signal counts as 128 and its number. */
    exitCode: () => within(ended, "ended"),
    end: (signal: "INT" | "TERM" | "QUIT" | "KILL") => {
      shell.stdin.end(`${signal}\n`)
      return within(ended, `ended after SIG${signal}`)
    },
  }
}
