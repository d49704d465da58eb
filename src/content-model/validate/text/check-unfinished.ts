import { secretPrefixes } from "../../../site/build-environment"
import { isDraft, type ContentFile } from "../../content-file"
import { tokenNames } from "../../tokens"
import { problemAt, type Problem } from "../problem"
import { blankRange, visibleText, withoutCode } from "./readable-text"

/** Matches words in double braces, the placeholders of templates. The release check reports `{{OWNER: …}}`. */
const templateBraces = /\{\{(?!\s*OWNER:)[^{}\n]*\}\}/g

const notes = "TODO|FIXME|TBA|TBC|TBD"

/** The word for a draft in several languages. */
const draft = "DRAFT|BORRADOR|BOZZA|BROUILLON|ENTWURF|KLADDE|LUONNOS|RASCUNHO|SZKIC|UDKAST|UTKAST"

/** Words that are a placeholder if nothing else is on their line. */
const wholeLines = [
  ...[notes, "coming soon", "asdf\\w*", "text(?: text)+", "(?:insert|add) (?:quote|text|name|number|date)"],
  "replace me|platzhalter|untitled|new (?:article|page|text)|qwert\\w*|test(?: test)+|blah?(?: blah?)+",
  "(?:texte )?[àa] (?:compléter|completer|définir|remplacer|venir)",
  "(?:noch )?zu (?:ergänzen|klären)|wird (?:noch )?ergänzt|(?:(?:angaben|bild|foto|text) )?(?:folgt|folgen)",
  "(?:por|a) (?:completar|definir)|da (?:completare|definire|inserire)|nog (?:aan|in) te vullen",
  "att komma|kommer snart|udfyldes|täydennetään|do (?:ustalenia|uzupełnienia)|bude doplněno|doplnit",
  "(?:(?:more|details|number|name|photo|picture|quot(?:e|ation)|text) )?to (?:follow|be (?:added|announced|confirmed))",
].join("|")

/** Words that are a placeholder in square brackets. */
const inBrackets = [
  "draft(?: ?[:–—-][^\\]]*)?",
  "quote|quotation|date|datum|amount|bedrag|betrag|address|phone|email|(?:(?:first|last|full|\\w+[ _-]) ?)?name",
  "na(?:am|me) (?:of|der|des|van) [^\\]]*|naam(?: \\p{L}+)?",
  "à \\p{L}+|montant|ville|adresse|(?:nom|numéro)[^\\]]*",
].join("|")

const password = "pass(?:word|wort|ord)|pw|has[łl]o|heslo|lösenord|mot de passe|contraseña|senha|wachtwoord"

export const secretFix = "delete it, and replace a key or password with a new one"

/** Match keys, and passwords behind their name. */
export const secrets: readonly RegExp[] = [
  /\bsk-[\w-]{20,}|\bghp_\w{20,}|\bAKIA[A-Z\d]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  new RegExp(String.raw`\b(?:${secretPrefixes})_\w{16,}|\bpostgres(?:ql)?://\w+:[^\s@]+@`, "g"),
  new RegExp(String.raw`(?<!\p{L})(?:${password})\s*[:=–]\s*(?=\S*\d)\S{6,}`, "giu"),
]

/** Patterns of notes, filler text and placeholders, and of the words of chat assistants and other programs. */
const placeholders: readonly RegExp[] = [
  // A lookbehind after the words is quicker than one before them.
  new RegExp(
    String.raw`\b(?:${notes}|(?:${draft})(?! \p{Ll}))\b(?<=(?:^[\s"'“>#*-]*|[.!?] )\w+)|\b(?:${notes}):`,
    "gmu",
  ),
  new RegExp(String.raw`\b(?:${notes})(?=[\s"'”.]*$)(?<=(?::|\b(?:is|are)) \w+)`, "gm"),
  new RegExp(String.raw`(?<=^[\s"'“>#*-]*)(?:${wholeLines})(?=[\s"'”.]*$)`, "gim"),
  new RegExp(String.raw`[[(](?:${notes})[\])](?![([:])|\[(?:${inBrackets})\](?![([:])`, "giu"),
  /\[\p{Lu}{2,}(?: \p{Lu}+)+\](?![([:])/gu,
  /(?<!\S)[?!@]{3,}|\bXXX+\b|\bxxx+\b|(?:[€$£]|\b(?:CHF|EUR|GBP|SEK|USD)) ?XX\b/g,
  /\bXX ?[€$£%]|\bXX (?:per ?cent|days|weeks|months|years|CHF|EUR|GBP|SEK|USD)\b/g,
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:insert|enter|your) text here\b|\bhier (?:steht (?:ihr|ein) text|text einfügen)\b/gi,
  // Word's tags of paragraphs, the fields of a form letter, and notes.
  /<[ovw]:[^>\n]*>(?:<\/[ovw]:\w+>)?|«\w*name»|\[(?:internal|intern|note|comment): [^\]\n]*\]/gi,
  /\[[^\]\n]* (?:einfügen|eintragen)\]/gi,
  /\[(?:insert|add|ask|check|confirm|enter|noch|your|to be|placeholder|image|photo|picture)\b[^\]\n]*\](?![([:])/gi,
  /\bas an AI (?:language )?model\b|\b(?:Absolutely|Certainly|Sure|Of course)[!,.] (?:here(?:'s|’s| is| are)|below is)\b/gi,
  /\bHere(?:'s|’s| is) (?:a|the|your) (?:polished|revised|rewritten|improved)\b|\bWould you like me to\b/gi,
  /\bError! (?:Bookmark|No bookmark|Reference)\b/g,
  /\bClick (?:or tap )?(?:here )?to enter\b/g,
  /\bDO NOT PUBLISH\b|\[[^\]\n]* to (?:add|check|confirm)\]/g,
  // Word's messages in other languages, its comments with the initials of a person, and errors of a spreadsheet.
  /(?<!\p{L})(?:Błąd|Chyba|Erreur|Errore|Fehler|Feil|Fejl|Fel|Fout) ?! \p{Lu}\p{L}+/gu,
  /\b(?:Klicken|Klicka|Klikk?|Cliquez|Haga clic|Fare clic|Kliknij) [^.\n]*(?:Text|texte?|texto|testo|tekst)\b[^.\n]*/g,
  / \[\p{Lu}{2,3}\d+\](?<=^\s*\p{L}+(?: \p{L}+)? \[[\p{L}\d]+\])|\[\p{Lu}{2,3}\d+: [^\]\n]*\]/gmu,
  /(?<=\S)\[\p{Lu}{2,3}\d{1,2}\]|\[\p{Lu}{2,3}\d{1,2}\](?=\p{L})/gu,
  /(?<!\p{L})#(?:\p{Lu}{3,}[!?]|DIV\/0!|N\/?[AV]\b)/gu,
  /\b(?:do not|nicht|niet|ne pas|no|non) (?:publish|veröffentlichen|publiceren|publier|publicar|pubblicare)(?=!?\)|[\s!.)\]]*$)/gim,
  /\[cid:[^\]\n]*\]|^Page \d+ of \d+$|^(?:From|Von|Van|De|Da|Från|Fra|Od): .+\n(?=[\p{L} ]+: )/gmu,
  /\b(?:delete|remove) (?:this )?before publishing\b|\b(?:not for publication|embargoed until|for internal use only)\b/gi,
  /(?<!\p{L})(?:xx|\?\?|dd|jj|tt)[./-](?:xx|\?\?|mm)[./-]\d{4}\b/giu,
  /\bTranslated with DeepL|\bDeepL(?:\.com)? \([^)\n]*\)/g,
  /\{ (?:HYPERLINK|MERGEFIELD|PAGEREF|REF) [^}\n]*\}|\bVon meinem \p{L}+ gesendet\b/gu,
  /\b(?:Sent from my|Gesendet von meine[mr]|Envoyé de mon|Enviado desde mi|Inviato da|Verzonden vanaf|Sendt fra min) \w+/g,
  /\bDescription automatically generated\b|\bAI-generated content may be incorrect\b/gi,
  /\bcontentReference\[|\boai_?cit|\bturn\d+(?:search|view|news)\d+|【[^】\n]*】/g,
]

/** Matches words in brackets that are no link. In a policy or on a page such as an imprint they are a placeholder. */
const wordsInBrackets = /\[\p{L}[^[\]\n]*\](?![([:])/gu

/** Reports notes, filler text, placeholders, keys and passwords: as warnings, and as errors in what is released. */
export const checkTodos = (source: ContentFile, ownWords: string, release: boolean): Problem[] => {
  // The schemas of the mails report their own braces.
  const isMail = source.contentType?.type.endsWith("Email") ?? false
  const fix = "write the text, delete it, or put it between ` ` to show it as typed"
  const severity = release ? "error" : "warning"
  const isLegal = ["PlainPage", "PrivacySection"].includes(source.contentType?.type ?? "")
  const patterns = [
    ...placeholders,
    ...(isMail ? [] : [templateBraces]),
    ...(isLegal ? [wordsInBrackets] : []),
  ]
  // Several patterns match the same note.
  const found = patterns
    .flatMap((pattern) => [...ownWords.matchAll(pattern)])
    // Words in brackets are a link if a definition below, such as [words]: /address, has its address.
    .filter(([words]) => !words.startsWith("[") || !source.text.includes(`${words}: `))
  const todos = [...new Map(found.map((match) => [match.index, match])).values()].map(
    ({ index, 0: found }) => {
      const token = tokenNames.find((name) => name === found.replace(/[{}\s]/g, ""))
      return problemAt(
        source,
        index,
        `${found} is left in the text`,
        token ? `write {${token}}` : fix,
        severity,
      )
    },
  )
  const keys = secrets.flatMap((pattern) => [...ownWords.matchAll(pattern)])
  return [
    ...todos,
    ...keys.map(({ index }) => problemAt(source, index, "a key or a password is here", secretFix, severity)),
  ]
}

const ownerPlaceholder = /\{\{\s*OWNER:\s*([^}\n]*)/g

const nobody =
  "example|exemple|test|domain|website|mustermann|votre\\w*|(?:your|my)-?(?:company|domain|site|website)"

/** Match example addresses, domains that RFC 2606 reserves, placeholder profiles, and telephone numbers for drama. */
const exampleContacts: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\w.-])(?:[\w.+-]+[@.])?(?:${nobody})\.(?:com|net|org|(?!js|md|ts)[a-z]{2})\b`,
    "gi",
  ),
  /(?<![\w.-])(?:[\w.+-]+[@.])?[\w-]+\.(?:example|invalid|local|test)\b(?!\.\w)/gi,
  /\/(?:(?:dein|ihr|votre)-\w+|your-?\w+|user-?name|john-?doe[\w-]*)(?=[\s"')/]|$)/gim,
  /\b(?:linkedin|xing|cal|calendly)\.com(?:\/(?:in|company|profile))?\/?(?=[\s"')]|$)/gim,
  /(?<![\w/])(?:7946 ?0|1632 ?960 ?|7700 ?900 ?|555[ -]?0)\d{3}\b/g,
]

const called = "(?:samples?|examples?|placeholders?|invented|fictitious|fictional|made[- ]up)"

const thing = "(?:certificate|client|figure|name|number|practice|site|text|website)s?"

/** Names, numbers and remarks that are true of nobody. */
const invented: readonly RegExp[] = [
  /\b(?:Sample|Example) \p{Lu}[\p{L}.]*|_{4,}|<(?:insert|your)\b[^>\n]*>/gu,
  /\b(?:Acme|Contoso|Muster(?:frau|mann|stra(?:ß|ss)e)|Beispiel\p{L}*|Exemplo|Ejemplo|Exemple)(?!\p{L})/gu,
  /(?<=^ +)(?:Client|Company|Your) [Nn]ame$|\b(?:(?:Your )?Company (?:Ltd|X)|J(?:ane|ohn) Doe|123 Main)\b/gm,
  new RegExp(String.raw`\((?:(?:an?|is|only|these|this) )*${called}(?:,[^()\n]*| ${thing})?\)`, "gi"),
  new RegExp(
    String.raw`(?<!\([^()\n]*)\b(?:this|these|${thing}) (?:is|are) (?:(?:an?|just|only) )*${called}(?: ${thing})?(?! \w)`,
    "gi",
  ),
  /(?<!\d[ .,]?)(?:\+\d{1,3}[ ()]*)?0(?:[ ./-]*0){4,}(?!\d)/g,
  /([1-9])(?:[ ./-]?\1){6,}|(?<!\d)9 ?8 ?7 ?6 ?5 ?4/g,
  // A number such as 602 123 456 can be real.
  /(?<!(?<![+\d])\d{3} )(?<!\d)1[ -]?2[ -]?3[ -]?4[ -]?5[ -]?6/g,
  /\b[A-Z]{1,2}99 \dZZ\b/g,
]

/** Blanks out what the form shows as an example of what a visitor may type. */
const withoutInputs = (source: ContentFile): string =>
  source.texts
    .filter(({ path: [group] }) => group === "inputs")
    .reduce(
      (text, { offset, written }) => blankRange(text, offset, offset + written.length),
      withoutCode(source),
    )

/** The types that have invented names and numbers as examples. */
const withExamples = ["Article", "HomeContact"]

/** Returns the words and addresses of a file that are true of nobody. */
export const inventedWords = (source: ContentFile): RegExpExecArray[] => {
  const type = source.contentType?.type ?? ""
  const [text, words] = [withoutInputs(source), visibleText(source)]
  return [
    ...exampleContacts.flatMap((pattern) => [...text.matchAll(pattern)]),
    ...(withExamples.includes(type) ? [] : invented.flatMap((pattern) => [...words.matchAll(pattern)])),
  ]
}

/** Reports what must not be released: placeholders, marks of a sample, and invented words. Drafts are exempt. */
export const checkRelease = (source: ContentFile, invented: readonly RegExpExecArray[]): Problem[] => {
  if (isDraft(source)) return []
  const report = (offset: number, message: string, fix: string) => problemAt(source, offset, message, fix)
  const owner = [...withoutCode(source).matchAll(ownerPlaceholder)].map(({ index, 1: note = "" }) =>
    report(index, `a placeholder is left: ${note.trim()}`, "write what it asks for in its place"),
  )
  const fix = "replace the samples with your own texts, then write false"
  const marks = source.texts
    .filter(({ name, text }) => name === "sample" && text === "true")
    .map(({ offset }) => report(offset, "the file is marked as a sample", fix))
  const asExample = source.path.endsWith(".md") ? ", or put it between ` ` as an example" : ""
  const left = invented.map(({ index, 0: found }) =>
    report(index, `“${found}” is sample data`, `write your own, or delete it${asExample}`),
  )
  return [...owner, ...marks, ...left]
}
