declare module "npm-run-all2" {
  type Result = { name: string; code: number | undefined }
  type Options = {
    stdout?: NodeJS.WritableStream
    stderr?: NodeJS.WritableStream
    /** Runs every script although another one has failed. */
    continueOnError?: boolean
    parallel?: boolean
    maxParallel?: number
    /** Prints the standard output of a script when it ends, not between the lines of another script. */
    aggregateOutput?: boolean
  }
  /** Runs the named npm scripts. Rejects with an error that has the `results` if one of them fails. */
  export default function runAll(scripts: readonly string[], options: Options): Promise<Result[]>
}
