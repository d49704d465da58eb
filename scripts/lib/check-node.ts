import { engines } from "../../package.json"
import { UserError } from "./user-error"

/**
 * Rejects a version of Node that the site does not support, before it causes an error that is harder to understand.
 * @throws UserError that names the version, the supported range and what to do
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
