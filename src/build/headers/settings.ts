import { z } from "zod"

const schema = z.object({
  GATSBY_GA_MEASUREMENT_ID: z
    .string()
    .regex(/^(G-[A-Z0-9]+)?$/, "must be a GA4 measurement id such as G-XXXXXXXXXX, or empty")
    .optional(),
  GATSBY_CONTACT_HOST: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ })], {
      error: "must be an address such as https://project.supabase.co, or empty",
    })
    .optional(),
})

/**
 * What the settings of a build mean for its headers.
 * @throws an Error that names each setting which cannot be used.
 */
export const headerSettings = (
  environment: Record<string, string | undefined>,
): { analytics: boolean; contactEndpoint: string | undefined } => {
  const { data, error } = schema.safeParse(environment)
  if (!data) {
    throw new Error(error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("\n"))
  }
  return {
    analytics: Boolean(data.GATSBY_GA_MEASUREMENT_ID),
    contactEndpoint: data.GATSBY_CONTACT_HOST
      ? new URL("/functions/v1/contact-form", data.GATSBY_CONTACT_HOST).href
      : undefined,
  }
}
