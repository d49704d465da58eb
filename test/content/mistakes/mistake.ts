import type { Edit } from "../valid-copy"

/** One mistake: what is changed in the fixture site, and every line that the guard says about it. */
export type Mistake = { slip: string; edits: readonly Edit[]; problems: readonly string[] }
