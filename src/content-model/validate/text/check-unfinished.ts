import { articlePath } from "../../../site/routes"
import { isDraft, textAt, valueAt, type ContentFile } from "../../content-file"
import { tokenNames } from "../../tokens"
import { blankRanges } from "../extract"
import { problemAt, problemIn, type Problem } from "../problem"
import { allowance } from "./check-claims"

const write = "write the text, or delete it"
const greet = "write a greeting without a name, for example Hello, or delete it"

/** Patterns of notes, filler text and placeholders. The release check reports `{{OWNER: …}}`. */
const placeholders: readonly RegExp[] = [
  /\b(?:TODO|FIXME|TBA|TBD|TBC|TKTK|tba|tbd|tbc)\b|\b(?:[Tt]odo|[Ff]ixme):|@{3,}|(?<![<>])>{3,6}(?= ?[a-z])/g,
  /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b|\bconsectetur\s+adipiscing\b|\bsed\s+do\s+eiusmod\b|\but\s+labore\s+et\s+dolore\b|\but\s+enim\s+ad\s+minim\b|\bduis\s+aute\b/gi,
  /\[(?:insert|your|add|enter|placeholder|todo|tbd|tbc|xx+|company name|client name|name|date|link|quote|figure|number|phone|email|address)\b[^\]\n]*\](?![([:])/gi,
  /\[(?:\.{2,}|…|_+|\?+)\]/g,
  /[[(](?:image|picture|photo|screenshot|chart|table|logo|link|source|quote) (?:goes )?here[\])]|\((?:check|source|date|figure)[!?]+\)|\([^()\n]*(?:\?\?|!!)\)/gi,
  /\$\{\w+\}|%(?:[A-Z][A-Z_]{2,}|practice|consultant|name|email|company)%|<<[^<>\n]{2,40}>>|(?<!!)\[\[[^\][\n]+\]\]/g,
  /\b[Xx]{2,3}(?:\s?%| (?:days|weeks|months|years|hours|percent|per cent|clients|projects|countries)\b)|\(insert (?:the )?(?:year|date|name|link|figure|number|client|company|source)\b[^()\n]*\)|\[(?:to be|citation needed|source needed|cid:|image:|picture:|photo:)[^\]\n]*\]/gi,
  /\b(?:DRAFT|WIP)\b(?=\s*[:–—-])|(?<=^(?:#+ |["' \t]*))(?:DRAFT|WIP)\b|[([](?:DRAFT|WIP)[)\]]|(?<=[\w.,;”’)])\[[A-Z]{2,3}\d{1,2}\](?![([:])|^\[[a-z]\](?=\p{Lu})/gmu,
  /\bnote (?:to|for) (?:self|myself|(?:the )?(?:editor|author|reviewer|proofreader))\b|\b(?:ask|check|confirm|update|change|verify|delete|remove|rewrite|replace)\b[^.\n]{1,60}\bbefore (?:publishing|publication|we publish|it is published)\b|\b(?:delete|remove) this (?:line|paragraph|sentence|note|section)\b/gi,
  /^(?:INTERNAL(?: NOTE)?|MEMO|REMINDER|COMMENT|REVIEWER|PLACEHOLDER):(?= )/gm,
  /\bdo not publish\b|\bclick or tap (?:here )?to enter\b|\bcommented \[\w+\]:/gi,
  /\([^()\n]*\bX{3,}\b[^()\n]*\)|(?<![\w-]|\bcode )X{3,}(?![\w-]| (?:is|means) (?:the|a) (?:\w+ )?code\b)|(?<![\w(.-])x{3,}(?![\w).-])|\bXX[./-]XX(?:[./-]X{2,4})?\b|\?{3,}/g,
  /(?<=\S[ \t]*)_{3,}|_{3,}(?=[ \t]*\S)/g,
  /\b(?:text|title|heading|name|content|copy|picture|image|quote|logo) (?:goes|comes) here\b|\binsert\b[^.\n]{1,40}\bhere\b|\byour (?:\w+ ){1,3}(?:goes|comes|belongs) here\b|\b(?:enter|write|type|add|paste|put|describe) (?:(?:an?|the|your|this|some|short|brief) ){0,3}(?:text|caption|description|title|subtitle|heading|headline|summary|excerpt|content|copy|quote|alt text|picture|image|paragraph|sentence) here\b|\bclick to (?:add|edit) (?:\w+ )?(?:text|title|subtitle|notes)\b|\byour (?:text|name|company|title|quote|headline) here\b/gi,
  /\b[\w.]+@your-?\w+\.(?:com|co\.uk|org)\b|\b(?:www\.)?your-?(?:company|domain|site|website|firm|name)\.(?:com|co\.uk|org)\b/gi,
  /\[(?:(?:first|last|full|given|middle|family|client|customer|company|contact|person|recipient|visitor|sender|user|project|product|job|start|end|due)(?:['’]s)?[ _-]?(?:names?|dates?|title|number|details)|surname|forename|recipient|salutation|signature|month|year|vorname|nachname|anrede)\](?![([:])/gi,
  /(?<![\w./-]|(?:HANA|\b[Rr]eleases?|[Vv]ersions?|[Ee]ditions?|[Hh]eadings?|[Cc]hapters?|[Cc]odes?|[Ff]orms?) )(?:19|20)(?:XX|xx|\?\?|__|\dX)(?![\w./?-])/g,
  /#(?:REF!|DIV\/0!|VALUE!|NAME\?|N\/A\b|NV\b|BEZUG!)|(?<=\b(?:on|from|since|until|by|of|at) )(?:DD|MM)[./-](?:MM|DD)[./-]YYYY\b/g,
]

/** Matches the citation marks of chat assistants. */
const citations =
  /【[^】\n]*】|:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|\boaicite\b[^\s)\]]*|\b(?:cite)?turn\d+(?:search|view|news|file|fetch)\d+\b|\[cite(?:_start|_end)?(?::[^\]\n]*)?\]|\[\d+†[^\]\n]*\]|[?&]utm_source=(?:chatgpt|openai)[\w.]*/g

/** Matches sentences that chat assistants and word processors add to a text. */
const chatter =
  /\bas an AI(?: language)? model\b|\bI hope this helps\b|^(?:Certainly|Sure|Of course|Absolutely)(?:[!,] here(?:'s|’s| is| are)\b|! (?:below|I)\b)|\bhere(?:'s|’s| is) (?:a|an|the|your) (?:revised|updated|polished|improved|rewritten)\b|\bhere(?:'s|’s| is) (?:a|an|the|your) (?:[\w-]+,? ){0,3}(?:version|draft|rewrite)\b(?: of your\b.*|[^.\n]*:$)|\bwould you like me to\b|\blet me know if you(?:'d|’d| would) like\b|\bmy (?:last )?knowledge (?:update|cut-?off)\b|\bError! (?:Reference source|Bookmark) not (?:found|defined)\b/gim

/** Matches lines that email programs, editors and chat assistants add before and after a text. */
const frames =
  /^:(?:wq?|q|x)!?[ \t]*$|^-{3,} ?(?:Original Message|Forwarded message|Ursprüngliche Nachricht)\b.*|^(?:From|Von): .*\n(?:Sent|Date|Gesendet): .*|^(?:Sent from my \w+|Get Outlook for \w+|Von meinem \w+ gesendet).*|^(?:ChatGPT|Copilot|Gemini|Claude|You) said:|^Copy code$|(?:^|\| *)Page \d+ of \d+$|^(?:> ?)*(?:On|Am) .{5,90} (?:wrote|schrieb(?: .{3,60})?):[ \t]*$|^[*_#> ]*(?:meta|SEO) (?:description|title)[*_]*:|^Feel free to (?:adjust|modify|edit|tweak|customi[sz]e)\b|\breplace the placeholders?\b/gim

/** Matches words in double braces, which are placeholders of other programs. `checkTokens` checks words in single braces. */
const braces = new RegExp(
  String.raw`(?<!\{)\{OWNER\b[^{}\n]*\}?|\{\{(?!\s*(?:OWNER:[^{}]*\}\}|(?:${tokenNames.join("|")})\s*\}))[^{}\n]*(?:\}\}?|$)`,
  "gim",
)

/** Matches a greeting whose name was never written. */
const greetings =
  /(?<=^[ \t]*)(?:Dear|Hello|Hi)(?: ,| (?:(?:first|last|full|your|customer|client)[ _-]?)?name\b| (?:\.{2,}|…|-{2,}|x{1,3}\b|\(name\)))/gim

/**
 * Reports notes, filler text and placeholders, which must not be published. A draft can have them.
 * @param words the file's visible text, as `visibleText` returns it
 */
export const checkTodos = (source: ContentFile, words: string): Problem[] => {
  const isMail = source.contentType?.type.endsWith("Email") ?? false
  const patterns = [...placeholders, chatter, frames, isMail ? greetings : braces]
  const found = patterns.flatMap((pattern) => [...words.matchAll(pattern)])
  const severity = isDraft(source) ? "warning" : "error"
  const copied = [...source.text.matchAll(citations)]
  const seen = new Set<number>()
  return [...found, ...copied]
    .sort((a, b) => a.index - b.index)
    .filter((match) => !isOmission(source, words, match) && !isExample(source, match))
    .filter((match) => !isReference(source, match))
    .filter(({ index }) => !seen.has(index) && seen.add(index))
    .map(({ 0: text, index }) => {
      const [line = ""] = text.split("\n")
      const isForeign = [chatter, frames].some((pattern) => line.search(pattern) >= 0)
      const message = `${isForeign || /^\p{L}.* /u.test(line) ? `“${line}”` : line} is left in the text`
      const before = words.slice(0, index).split("\n").at(-1) ?? ""
      const isGreeting = isMail && /^[ \t]*(?:Dear|Hello|Hi)\b/i.test(before + text)
      const left = isGreeting ? greet : fixFor(text)
      const fix = isForeign ? "delete the sentence or the line: another program wrote it" : left
      return problemAt(source, index, message, fix, severity)
    })
}

/** Returns true if words between square brackets are a link whose address is defined elsewhere in the text. */
const isReference = ({ body }: ContentFile, { 0: found }: RegExpExecArray) =>
  /^\[[^[\]]+\]$/.test(found) && body.toLowerCase().includes(`${found.toLowerCase()}:`)

/** Returns the fix for text that must not be published. */
const fixFor = (found: string): string => {
  const [, page, label] = /^\[\[([^\]|]+)(?:\|([^\]|]+))?\]\]$/.exec(found) ?? []
  if (page) {
    const slug = /^(?:[^\]]*\/)?([a-z\d]+(?:-[a-z\d]+)+)$/.exec(page)?.[1]
    return `write [${label ?? "words"}](${slug ? articlePath(slug) : "/address"}) for a link, or delete the brackets`
  }
  if (!/^\{\{?\s*OWNER\b/i.test(found)) return write
  return "write your note as {{OWNER: …}}, with a colon and with two braces on both sides"
}

/**
 * Returns true if three dots between square brackets stand for words that a quotation leaves out: in a paragraph or a field
 * with quotation marks, in a quotation of Markdown and in a testimonial.
 */
const isOmission = ({ bodyStart, contentType }: ContentFile, words: string, match: RegExpExecArray) => {
  const { 0: found, index } = match
  if (!/^\[(?:\.{2,}|…)\]$/.test(found)) return false
  const [before, after] = [words.slice(0, index), words.slice(index)]
  const end = index < bodyStart ? /\n/ : /\n[ \t]*\n/
  const paragraph = `${before.split(end).at(-1) ?? ""}${after.split(end)[0] ?? ""}`
  return contentType?.type === "Testimonials" || /[“”„«»‘"]|^\s*>/.test(paragraph)
}

/** Returns true if an address is the example in a field of a form. */
const isExample = ({ text }: ContentFile, { 0: found, index }: RegExpExecArray) =>
  found.includes("@") && /\bplaceholder:[^\n]*$/.test(text.slice(0, index))

/** Matches the word “sample”, and domains and telephone numbers for examples (RFC 2606, Ofcom's numbers for drama use). */
const sampleValue = /\bexample\.(com|org|net)\b|\.example\b|^\+?44[\s()0-9]*7946\s*0|\bsample\b/i

const contactFields = ["name", "url", "email", "privacyEmail", "phone", "address.street"]

const contactProblems = (site: ContentFile): Problem[] =>
  contactFields.flatMap((name) => {
    const value = textAt(site, name.split("."))
    const message = `${name} is sample data (${value})`
    return sampleValue.test(value) ? [problemIn(site, name.split("."), message, "write your own")] : []
  })

const contactData =
  /[\w.+-]+@example\.(?:com|org|net)\b|(?:https?:\/\/)?(?:www\.)?\bexample\.(?:com|org|net)\b|\+44[ 0-9()]*7946 ?0\d+/g

/** Matches the people, companies and addresses that were invented for the sample content. */
const sampleNames =
  /\bMarian Northing\b|\bNorthing Trade Consulting\b|\bNorthing\b(?=['’ ,.])|\bWrenmoor(?: Castings)?\b|\bHarbour Nine(?: Logistics)?\b|\bSkerrow(?: Biologics)?\b|\bTarn Motion\b|\bFennel (?:&|and) Slate\b|\b\d+ Sample \p{Lu}\w+|\bE99 1ZZ\b/gu

/** Matches the words with which the sample content says that something is invented. */
const sampleWords =
  /\bsample (?:clients?|projects?|compan(?:y|ies)|badges?|testimonials?|voices?|certificat\w+|case stud\w+|site)\b|\b(?:compan(?:y|ies)|clients?|people|figures|testimonials)\s+(?:is|are)\s+invented\b|\binvented\s+(?:compan\w+|clients?|people|figures|names)\b|\bto be confirmed\b|\bissuing body, year\b|\b(?:details?|year|date|text|link) to follow\b/gi

const waived = "if it is right, add the words and your reason to claimsOk at the top of the file"

/** Reports the names, addresses and words of the sample that visitors would read. */
const wordProblems = (source: ContentFile, text: string): Problem[] => {
  const isAllowed = allowance(source, text)
  const find = (pattern: RegExp, fix: string) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isAllowed(match))
      .map((match) => problemAt(source, match.index, `${match[0].trim()} is sample data`, fix))
  const facts = [contactData, sampleNames].flatMap((pattern) => find(pattern, "write your own"))
  const lines = new Set(facts.map(({ line }) => line))
  const words = source.contentType?.type === "Article" ? [] : find(sampleWords, `write your own; ${waived}`)
  return [...facts, ...words.filter(({ line }) => !lines.has(line) && lines.add(line))]
}

/** Matches fields with examples for visitors, and the note that is shown while the site is a sample. */
const exampleFields =
  /^[ \t]*(?:placeholder|sampleNote):.*(?:\n(?:[ \t]*\n|[ \t]+.*(?:\n|$))(?=[ \t]{4}|[ \t]*\n))*/gm

const withoutExamples = (source: ContentFile, text: string): string => {
  const examples = [...source.text.slice(0, source.bodyStart).matchAll(exampleFields)]
  return blankRanges(
    text,
    examples.map(({ index, 0: field }) => [index, index + field.length]),
  )
}

/**
 * Reports what must not be released: placeholders for the owner, and sample content. Drafts are exempt.
 * @param words the file's visible text, as `visibleText` returns it
 */
export const checkRelease = (source: ContentFile, words: string): Problem[] => {
  if (valueAt(source, ["draft"]) === true) return []
  const owner = /\{\{\s*OWNER:\s*([^}]*?)\s*\}\}/g
  const placeholders = [...source.text.matchAll(owner)].map(({ index, 1: note = "" }) =>
    problemAt(source, index, `a placeholder is left: ${note}`, "write what it asks for in its place"),
  )
  const isSite = source.path === "site.yml"
  const isMarked = valueAt(source, ["sample"]) === true
  const [what, fix] = isSite
    ? ["site", "replace the sample data, then write false"]
    : ["file", "write your own texts, then delete this line"]
  const known = [
    ...(isMarked ? [problemIn(source, ["sample"], `the ${what} is marked as a sample`, fix)] : []),
    ...(isSite ? contactProblems(source) : []),
  ]
  const others = isMarked && !isSite ? [] : wordProblems(source, withoutExamples(source, words))
  const lines = new Set(known.map(({ line }) => line))
  return [...placeholders, ...known, ...others.filter(({ line }) => !lines.has(line))]
}
