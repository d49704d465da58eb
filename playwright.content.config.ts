import { configFor } from "./e2e/support/playwright-config"

/** Runs the specs that hold for any content on the site with the real `content/`. */
export default configFor("real")
