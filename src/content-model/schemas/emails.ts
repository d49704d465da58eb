import { z } from "zod"
import { fieldNames } from "../../../supabase/functions/_shared/contact/contract"
import { tokenNames } from "../tokens"
import { line, prose } from "./fields"

const visitors = [...fieldNames, "received", "reference", "note"]

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
      issues.push({
        code: "custom",
        input: value,
        message: `has the placeholder ${found}, which does not exist${isVisitors ? " in this mail" : ""}`,
        params: {
          find: found,
          fix: known
            ? `write ${known}`
            : isVisitors
              ? "delete it: strangers could send their own words to others with this mail"
              : `use ${list.join(" ")}`,
          word: name.trim(),
          known: known || isVisitors ? [] : list,
        },
        continue: true,
      })
    }
  }

/** Rejects placeholders in other brackets than braces. The check for unfinished text reports those such as [name]. */
const onlyBraces = (allowed: readonly string[]): z.core.CheckFn<string> => {
  const names = allowed.join("|")
  const bracketed = new RegExp(
    String.raw`\[(practice\w*|consultant|town|url|message)\]|«(${names})»|<(${names})>|^\((${names})\)$`,
    "gm",
  )
  return ({ value, issues }) => {
    for (const [found, ...words] of value.matchAll(bracketed)) {
      issues.push({
        code: "custom",
        input: value,
        message: `has ${found}, which is not replaced`,
        params: { find: found, fix: `write {${words.find(Boolean) ?? ""}}` },
        continue: true,
      })
    }
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
export const confirmationEmailSchema = template(tokenNames)
