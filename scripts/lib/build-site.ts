import { UserError } from "./user-error"
import { gatsby } from "./gatsby"

/**
 * Builds the production site into `public/`, with what Gatsby remembers of the last build.
 * @param settings environment variables for this build, for example `SITE_RELEASE`
 * @throws Complaint when it fails; Gatsby has said why by then.
 */
export const buildSite = async (settings: Record<string, string> = {}) => {
  const code = await gatsby(["build"], settings)
  if (code === 130 || code === 143) throw new UserError("Stopped before the site was built.")
  if (code !== 0) {
    throw new UserError(
      "The site could not be built: the messages above say why.\n" +
        "If they name files that are gone or make no sense, run “npx gatsby clean” and try again.",
    )
  }
}
