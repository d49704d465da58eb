import type { Severity } from "./problem"

/** Words to find; what to do about them; whether they fail the check; whether they may stand in a table. */
export type Claim = { pattern: RegExp; why: string; severity?: Severity; inTables?: false }

const proof = "say what was done instead, or prove it"

/** Promises that cannot be proved, and terms that are often wrong. */
export const claims: readonly Claim[] = [
  { pattern: /\bguarantee(?:s|d)?\b/gi, why: proof },
  { pattern: /\b100\s?%/g, why: proof },
  { pattern: /\bfully\s+compliant\b/gi, why: proof },
  { pattern: /\bzero[\s-]+risk\b/gi, why: proof },
  { pattern: /\beliminat(?:es?|ing)\s+false\s+positives\b/gi, why: proof },
  { pattern: /\bseamless(?:ly)?\b/gi, why: proof },
  { pattern: /\b(?:best-in-class|world-class|cutting-edge|industry-leading)\b/gi, why: proof },
  { pattern: /\breal-time\b/gi, why: "say how soon, or write “at once”" },
  { pattern: /\bcertified\b/gi, why: "say by whom" },
  {
    pattern: /\bSAP\s+partner\b|\bpartner\s+of\s+SAP\b/gi,
    why: "only a contract with SAP allows it: take it away",
    severity: "error",
  },
  { pattern: /\b(?!100\b)\d+(?:\.\d+)?\s?%/g, why: "say what was measured and how", inTables: false },
  { pattern: /\bup\s+to\s+\d+(?:\.\d+)?x/gi, why: proof },
  { pattern: /\bstudies\s+show\b/gi, why: "name the study" },
  { pattern: /\bSAP\s+(?:GTS\s+)?12\b|\bGTS\s+12\b/g, why: "write “SAP GTS, edition for SAP HANA”" },
  {
    pattern: /\bupgrade\s+to\s+(?:SAP\s+)?GTS\b[^.\n]*\bHANA\b/gi,
    why: "it is a product of its own: write “move” or “convert”",
  },
  { pattern: /\bCHIEF\b/g, why: "CHIEF is closed: write of it in the past, or name CDS" },
  {
    pattern: /\bIntrastat\b[^.\n]{0,80}\bGreat\s+Britain\b|\bGreat\s+Britain\b[^.\n]{0,80}\bIntrastat\b/g,
    why: "Great Britain has no Intrastat since 2022",
  },
  {
    pattern:
      /\bTREX\b(?![^.\n]*\b(?:not?|without|never|longer)\b)[^.\n]{0,80}\bHANA\s+edition\b|\bHANA\s+edition\b(?![^.\n]*\b(?:not?|without|never|longer)\b)[^.\n]{0,80}\bTREX\b/g,
    why: "the HANA edition needs no TREX",
  },
]
