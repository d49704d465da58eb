import type { BuildArgs } from "gatsby"
import { hardenSite } from "../../hosting/harden-site"
import type { PageRedirect } from "../../hosting/redirects-file"
import { entryNames } from "../gatsby/webpack-entries"
import { headerSettings } from "./header-settings"

/** The last step after the build: checks the pages and writes the headers that hosts send with them. */
export const writeHeaders = async ({ store }: BuildArgs) => {
  // Gatsby types its store's methods as `Function`.
  const getState = store.getState as () => { redirects: PageRedirect[] }
  const { redirects } = getState()
  await hardenSite("public", { redirects, entryNames, ...headerSettings(process.env) })
}
