/** The pages that are measured: each of the three routes and one article. */
export const routes = ["/", "/blog", "/privacy-policy", "/blog/sap-gts-on-hana"] as const
