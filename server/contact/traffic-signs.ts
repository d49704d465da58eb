import { setTimeout as pause } from "node:timers/promises"

// So many posts at once are a rush; below it mails and posts do not hinder each other.
const rush = 10
const stepMilliseconds = 20
const mostMilliseconds = 1000

/** Counts the posts under way, and lets the outbox wait for a rush to end, but no longer than a second. */
export const trafficSigns = () => {
  let underWay = 0
  return {
    during: async <Result>(work: Promise<Result>): Promise<Result> => {
      underWay++
      try {
        return await work
      } finally {
        underWay--
      }
    },
    giveWay: async (): Promise<void> => {
      for (let waited = 0; underWay > rush && waited < mostMilliseconds; waited += stepMilliseconds) {
        await pause(stepMilliseconds)
      }
    },
  }
}
