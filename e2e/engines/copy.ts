import { banner, contact, policy, site } from "../support/content"

/** The names of the controls, from the content: rewording a button breaks no test. */
export const copy = {
  ...banner,
  footer: site.footer,
  labels: site.labels,
  navigation: site.navigation,
  form: contact,
  search: policy.searchLabel,
}
