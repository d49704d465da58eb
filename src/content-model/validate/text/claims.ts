const prove = "say what was done instead, or prove it"
const measure = "say what was measured and how"

/** Words that a reader can hold the owner to, and what to do about them. */
export const claims: readonly { pattern: RegExp; fix: string }[] = [
  { pattern: /\bguarantee[ds]?\b|\bmoney[- ]back\b/gi, fix: prove },
  { pattern: /\b100\s?(?:%|per cent)|\b(?:fully|always) compliant\b|\bensures? compliance\b/gi, fix: prove },
  {
    pattern: /\b(?:zero|no) risk\b|\b(?:risk|hassle|error|penalty)[- ]free\b|\bbullet-?proof\b/gi,
    fix: prove,
  },
  { pattern: /\b(?:seamless|effortless)(?:ly)?\b|\bcutting[- ]edge\b/gi, fix: prove },
  { pattern: /\b(?:world|market|industry)[- ](?:class|leading)\b|\bbest[- ]in[- ]class\b/gi, fix: prove },
  { pattern: /\bmost (?:trusted|experienced)\b|\bsecond to none\b|\baward[- ]winning\b|#1\b/gi, fix: prove },
  {
    pattern: /\b\d+(?:\.\d+)?\s?% (?:\w+ )?(?:faster|fewer|less|lower|higher|cheaper|savings?)\b/gi,
    fix: measure,
  },
  {
    pattern: /\b(?:save|cut|reduce|lower|improve)[ds]? (?:[a-z]+ ){0,4}\d+\s?(?:%|per cent)/gi,
    fix: measure,
  },
  { pattern: /\b\d+(?:\.\d+)? ?(?:x|times) (?:faster|cheaper|better)\b/gi, fix: measure },
  {
    pattern: /\bSAP[- ](?:(?:gold|silver|platinum|certified|service) )?partner\b|\bpartner of SAP\b/gi,
    fix: "only a contract with SAP allows it: delete it",
  },
  {
    pattern: /\b(?:approved|endorsed|recommended|accredited|authorised) by (?:SAP|HMRC|customs)\b/gi,
    fix: "name the document that says so, or delete it",
  },
  {
    pattern: /\bby (?:continuing|using|browsing|visiting)\b[^.!?]*\b(?:agree|accept|consent)\b/gi,
    fix: "delete the sentence: only the button of the cookie banner is consent",
  },
]
