import type { Migration } from "./migrations"

/** What the worker of the embedded database is started with. */
export type PgliteWorkerData = { dataDir: string; migrations: Migration[] }

/** A call of one SQL function; as owner for what the consultant asks, else as contact_writer. */
export type PgliteCall = { id: number; name: string; request: object; asOwner: boolean }

export type PgliteAnswer =
  { id: number; result: unknown } | { id: number; error: { message: string; code: string } }

/** Sent once the database is open and migrated. */
export type PgliteReady = "ready"
