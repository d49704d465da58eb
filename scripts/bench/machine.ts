import { cpus, totalmem } from "node:os"

/** One sentence on what the numbers were measured with: processor, memory, Node, browser, day. */
export const machine = (browserVersion: string): string => {
  const [first] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day}: ${first?.model.trim() ?? "unknown processor"}, ${cpus().length} cores, ${gigabytes} GB of memory, Node ${process.versions.node}, Chromium ${browserVersion}.`
}
