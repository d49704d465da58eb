import type { ContentFile } from "../../content-file"
import { tokenNames } from "../../tokens"
import { problemAt, type Problem } from "../problem"
import { secretFix, secrets } from "./secrets"

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
  /\bcontentReference\[|\boai_?cit|turn\d+(?:search|view|news)\d+|【[^】\n]*】/g,
]

/** Matches words in brackets that are no link. In a policy or on a page such as an imprint they are a placeholder. */
const wordsInBrackets = /\[\p{L}[^[\]\n]*\](?![([:])/gu

/** Reports notes, filler text, placeholders, keys and passwords: as warnings, and as errors in what is released. */
export const checkPlaceholders = (source: ContentFile, ownWords: string, release: boolean): Problem[] => {
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
