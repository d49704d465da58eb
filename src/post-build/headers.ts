import type { BuildArgs } from "gatsby"
import { hardenSite } from "../../hosting/harden-site"
import type { PageRedirect } from "../../hosting/host-files"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { earlyEntries, measurementIdFrom, publication } from "../site/build-environment"

type HeaderSettings = { analytics: boolean; contactEndpoint: string | undefined; noindex: boolean }

/**
 * Reads the settings of a build on which its headers depend.
 * @throws an Error that names the invalid setting
 */
export const headerSettings = (environment: NodeJS.ProcessEnv): HeaderSettings => {
  const host = environment.GATSBY_CONTACT_HOST
  if (host && !/^https?:\/\/[^/\s]+$/.test(host)) {
    throw new Error(
      `GATSBY_CONTACT_HOST is “${host}”; expected an address without a path, for example https://project.supabase.co`,
    )
  }
  return {
    analytics: measurementIdFrom(environment) !== undefined,
    contactEndpoint: host ? `${host}${contactFormPath}` : undefined,
    noindex: publication(environment).preview,
  }
}

/** Checks the built pages and writes the response headers for hosts. Runs after everything else is written. */
export const writeHeaders = async ({ store }: Pick<BuildArgs, "store">) => {
  // Gatsby types its store's methods as `Function`.
  const getState = store.getState as () => { redirects: PageRedirect[] }
  const { redirects } = getState()
  await hardenSite("public", {
    redirects,
    entryNames: Object.keys(earlyEntries),
    ...headerSettings(process.env),
  })
}
