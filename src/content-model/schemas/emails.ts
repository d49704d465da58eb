import { z } from "zod"
import { fieldNames } from "../../../supabase/functions/_shared/contact/contract"
import { tokenNames } from "../tokens"
import { line, prose } from "./fields"

const visitors = [...fieldNames, "received", "reference", "note"]

/** The fix for what the visitor typed in a mail to the visitor. */
const tooOpen = "delete it: strangers could send their own words to others with this mail"

/** Matches text in braces, with any number of braces. */
const braces = /\{+([^{}\n]*)\}*|\}+/g

/** Describes a brace without its counterpart at `index` of a text; undefined if both are there. */
const halfBrace = (value: string, index: number, found: string, allowed: readonly string[]) => {
  const [opened] = /^\{+\w*(?=[^{}]*$)/.exec(found) ?? []
  const isKnown = (word: string) => allowed.includes(word)
  if (opened) {
    const word = opened.replace(/^\{+/, "")
    const message = `has ${opened} without its closing brace`
    return { message, find: opened, word, fix: isKnown(word) ? `write {${word}}` : undefined }
  }
  if (!/^\}+$/.test(found)) return undefined
  // The words before tell the brace from others.
  const [before = "", word = ""] = /(\w*) ?$/.exec(value.slice(0, index)) ?? []
  const isToken = isKnown(word) && before === word
  const message = `has ${isToken ? word : ""}${found} without its opening brace`
  return { message, find: `${before}${found}`, word: "", fix: isToken ? `write {${word}}` : "delete it" }
}

/** Returns a check that rejects braces other than the allowed placeholders. `find` is the text at which it reports a problem. */
const onlyPlaceholders =
  (allowed: readonly string[]): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    for (const { 0: found, 1: name = "", index } of value.matchAll(braces)) {
      if (allowed.some((known) => found === `{${known}}`)) continue
      const list = allowed.map((each) => `{${each}}`)
      const half = halfBrace(value, index, found, allowed)
      if (half) {
        const { message, fix = `use ${list.join(" ")}`, ...place } = half
        const params = { ...place, fix, known: half.fix ? [] : list }
        issues.push({ code: "custom", input: value, message, params, continue: true })
        continue
      }
      const known = allowed.includes(name.trim()) ? `{${name.trim()}}` : undefined
      const isVisitors = !known && visitors.includes(name.trim())
      const other = isVisitors ? tooOpen : `use ${list.join(" ")}`
      issues.push({
        code: "custom",
        input: value,
        message: `has the placeholder ${found}, which does not exist${isVisitors ? " in this mail" : ""}`,
        params: {
          find: found,
          fix: known ? `write ${known}` : other,
          word: name.trim(),
          known: known || isVisitors ? [] : list,
        },
        continue: true,
      })
    }
  }

/** A placeholder in the marks of another program, for example `<<name>>`. */
export type ForeignPlaceholder = { found: string; index: number; name: string }

const word = String.raw`\s*\{?[A-Za-z][\w -]*\}?\s*`

/** Matches words in the marks of mail merges and of templates. */
const foreign = new RegExp(
  [
    `<+${word}>+`,
    String.raw`\[\[${word}\]\]`,
    String.raw`(?<!\[)\[(?!\{)${word}(?<!\})\]`,
    String.raw`«(?!\s*\{)${word}(?<!\}\s*)»`,
    String.raw`\*\|${word}\|\*`,
    "%{1,2}[A-Za-z]\\w*%{1,2}",
    "([#@_])\\1[A-Za-z][\\w]*?\\1{2}",
    String.raw`[$#]\{\w+\}`,
    String.raw`^\(\w+\)$`,
  ].join("|"),
  "gm",
)

/** Returns the placeholders of this site that a text has in the marks of another program. An address can be in < and >. */
export const foreignPlaceholders = (text: string): ForeignPlaceholder[] => {
  const letters = (written: string) => written.toLowerCase().replace(/[^a-z]/g, "")
  return [...text.matchAll(foreign)].flatMap(({ 0: found, index }) => {
    const name = [...visitors, ...tokenNames].find((known) => letters(known) === letters(found))
    return name === undefined || /^<\{\w*[eE]mail\}>$/.test(found) ? [] : [{ found, index, name }]
  })
}

/** Rejects placeholders in the marks of other programs. */
const onlyBraces =
  (allowed: readonly string[]): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    for (const { found, name } of foreignPlaceholders(value)) {
      issues.push({
        code: "custom",
        input: value,
        message: `has ${found}, which is not replaced`,
        params: { find: found, fix: allowed.includes(name) ? `write {${name}} in place of ${found}` : tooOpen },
        continue: true,
      })
    }
  }

const mustHold =
  (placeholder: string): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (value.includes(placeholder)) return
    issues.push({
      code: "custom",
      input: value,
      message: `does not contain ${placeholder}`,
      params: {
        fix: `write ${placeholder} where it belongs; without it the mail does not tell you what was sent`,
      },
      continue: true,
    })
  }

const template = (allowed: readonly string[], needed: readonly string[] = []) => {
  const list = allowed.map((name) => `{${name}}`).join(" ")
  const rule = `It can hold these placeholders, which are replaced when the mail is sent: ${list}`
  return z.strictObject({
    subject: line(`The subject of the mail. ${rule}`).check(onlyPlaceholders(allowed), onlyBraces(allowed)),
    text: prose(`The text of the mail, with an empty line between paragraphs. ${rule}`).check(
      onlyPlaceholders(allowed),
      onlyBraces(allowed),
      ...needed.map(mustHold),
    ),
  })
}

/** `content/emails/notice.yml`: the email to the consultant about an enquiry. */
export const noticeEmailSchema = template([...visitors, ...tokenNames], ["{message}"])

/** `content/emails/confirmation.yml`: the email to the visitor. It cannot contain what the visitor wrote, which could be spam. */
export const confirmationEmailSchema = template([...tokenNames, "bookingUrl"])
