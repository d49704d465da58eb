import { engines } from "../../package.json"
import { UserError } from "./user-error"

/**
 * Refuses a Node that the site is not built for, before anything breaks less plainly.
 * @throws Complaint that names both versions and what to do.
 */
export const checkNode = (version = process.versions.node, range = engines.node) => {
  const [, lowest = "", lowestMinor = "", tooHigh = ""] = /^>=(\d+)\.(\d+) <(\d+)$/.exec(range) ?? []
  const [major = 0, minor = 0] = version.split(".").map(Number)
  const tooOld = major < Number(lowest) || (major === Number(lowest) && minor < Number(lowestMinor))
  if (!tooOld && major < Number(tooHigh)) return
  throw new UserError(
    `This is Node ${version}; the site needs ${range.replace(" ", " and ")}.\n` +
      `Install Node ${Number(tooHigh) - 1} from https://nodejs.org (or run “nvm install” here), then “npm ci” and this command again.`,
  )
}
