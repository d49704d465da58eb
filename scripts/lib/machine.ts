import { cpus, totalmem } from "node:os"

/** One sentence on what numbers were measured with: day, processor, memory, Node, and what else is given. */
export const machine = (...more: string[]): string => {
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const parts = [
    cpus()[0]?.model.trim() ?? "unknown processor",
    `${cpus().length} cores`,
    `${gigabytes} GB of memory`,
    `Node ${process.versions.node}`,
    ...more,
  ]
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${parts.join(", ")}.`
}
