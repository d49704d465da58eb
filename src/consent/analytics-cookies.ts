import { analyticsCookie } from "../site/storage"

/** `www.example.co.uk` → the host itself without a domain, `.www.example.co.uk`, `.example.co.uk`, `.co.uk`, `.uk` */
const domainsOf = (host: string): string[] => {
  const labels = host.split(".")
  return ["", ...labels.map((_, index) => `; domain=.${labels.slice(index).join(".")}`)]
}

/** Deletes Google's analytics cookies on this host and on every parent domain they may have been set for. */
export const deleteAnalyticsCookies = () => {
  const names = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? "")
  for (const name of names.filter((candidate) => analyticsCookie.test(candidate))) {
    for (const domain of domainsOf(location.hostname)) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}
