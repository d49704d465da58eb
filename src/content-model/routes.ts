/** The parts of the landing page that a link can lead to. */
export const landingPageIds = [
  "main",
  "services",
  "clients",
  "why-choose-us",
  "case-studies",
  "contact",
] as const

/** Articles on one page of the Knowledge Hub. */
export const articlesPerPage = 10
