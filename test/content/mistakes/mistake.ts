import type { Edit } from "../valid-copy"

/** A mistake: the edits of the fixture site, and all lines that the content check prints. */
export type Mistake = { mistake: string; edits: readonly Edit[]; problems: readonly string[] }
