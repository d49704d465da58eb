import { runCheckContent } from "./check-content/run-check-content"

void runCheckContent(process.cwd(), process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
