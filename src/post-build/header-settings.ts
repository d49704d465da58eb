import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { measurementIdFrom, publication } from "../site/build-environment"

/**
 * What the settings of a build mean for its headers.
 * @throws an Error that names the setting which cannot be used
 */
export const headerSettings = (
  environment: NodeJS.ProcessEnv,
): { analytics: boolean; contactEndpoint: string | undefined; noindex: boolean } => {
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
