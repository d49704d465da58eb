/** What the site's server needs of the contact service; `startContactService` in `server/contact` gives it. */
export type ContactService = {
  handle(request: Request, client: { address: string }): Promise<Response>
  stop(): Promise<void>
}

/** The addresses that belong to the contact service. */
export const contactPaths: readonly string[] = ["/functions/v1/contact-form", "/healthz"]
