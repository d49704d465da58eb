import type { BrowserContext, Page } from "@playwright/test"

export const tagHost = "www.googletagmanager.com"

/** Script served in place of Google's tag: sets the cookies that the real tag sets. */
const tagStub = `
document.cookie = "_ga=GA1.1.1.1; path=/";
document.cookie = "_ga_TEST0000000=GS2.1.1; path=/";
`

/** Replaces Google's tag, blocks all other hosts, and returns the URLs outside the site that are requested from now on. */
export const recordForeign = async (context: BrowserContext, own: string): Promise<string[]> => {
  const requested: string[] = []
  await context.route(
    ({ host }) => host !== new URL(own).host,
    (route) => {
      const url = route.request().url()
      requested.push(url)
      return new URL(url).host === tagHost
        ? route.fulfill({ contentType: "text/javascript", body: tagStub })
        : route.abort()
    },
  )
  return requested
}

type Command = unknown[]

/** Returns the commands in the queue of the tag. */
const queue = (page: Page): Promise<Command[]> =>
  page.evaluate(() =>
    [...((Reflect.get(window, "dataLayer") ?? []) as ArrayLike<unknown>[])].map((entry) => Array.from(entry)),
  )

/** Returns the parameters of each event with this name. */
export const eventsOf = async (page: Page, event: string): Promise<Record<string, unknown>[]> =>
  (await queue(page))
    .filter(([command, name]) => command === "event" && name === event)
    .map(([, , details]) => details as Record<string, unknown>)
