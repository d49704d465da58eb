/** What the consultant may ask: each is an SQL function of schema `contact` for its owner. */
export const adminQueries = [
  "admin_list",
  "admin_show",
  "admin_release",
  "admin_erase",
  "admin_mails",
] as const
export type AdminQuery = (typeof adminQueries)[number]

/** Answers the consultant's questions. */
export type AdminClient = {
  ask: (query: AdminQuery, request: object) => Promise<unknown>
  close(): Promise<void>
}

export const isAdminQuery = (name: string): name is AdminQuery =>
  (adminQueries as readonly string[]).includes(name)
