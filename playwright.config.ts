import { configFor } from "./e2e/support/playwright-config"

export default configFor("fixture")
