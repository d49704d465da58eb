import { spawn, type ChildProcess } from "node:child_process"

export type TiedProcess = {
  /** Reads its output from the start. */
  onOutput: (read: (chunk: string) => void) => void
  /** Resolves once it has ended, for any reason. */
  ended: Promise<void>
  end: (signal: "INT" | "QUIT" | "KILL") => Promise<void>
}

type Options = { cwd: string; env: Record<string, string | undefined>; uid?: number; gid?: number }

// The shell waits for a line that names a signal. If the tests are killed, it reads the end of the pipe instead.
const script = '"$@" & exec >&- 2>&-; read -r signal; kill -"${signal:-KILL}" $!; wait $!'

/** Starts a program that does not outlive the tests, even if they are killed. */
export const startTied = (command: string, args: string[], options: Options): TiedProcess => {
  const shell: ChildProcess = spawn("sh", ["-c", script, "sh", command, ...args], {
    ...options,
    stdio: "pipe",
  })
  const streams = [shell.stdout, shell.stderr]
  // The shell has closed its own ends, so these close with the program.
  const closed = streams.map(
    (stream) => new Promise<void>((resolve) => stream?.once("close", () => resolve())),
  )
  const ended = Promise.all(closed).then(() => void shell.stdin?.end())
  shell.stdin?.on("error", () => undefined)
  return {
    onOutput: (read) => {
      for (const stream of streams) stream?.setEncoding("utf8").on("data", read)
    },
    ended,
    end: (signal) => {
      shell.stdin?.end(`${signal}\n`)
      return ended
    },
  }
}
