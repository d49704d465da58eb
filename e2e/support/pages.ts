import { routes } from "../engines/routes"

/** Every built page that should be found. */
export const pages = routes().filter((route) => route !== "/there-is-no-such-page")

/** Every article's own page. */
export const articles = pages.filter((route) => /^\/blog\/(?!page\/)/.test(route))
