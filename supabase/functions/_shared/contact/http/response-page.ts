import { createHash } from "node:crypto"
import { referenceOf } from "../contract.ts"
import { pageTexts as texts } from "../texts.ts"
import type { ResponseOptions } from "./response.ts"

// The page loads no file, so that it can be shown from any host.
const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 "Helvetica Neue", Arial, sans-serif }
body { margin: 0 }
header { background: #0b1e31; border-bottom: 3px solid #f0763c }
header > * { color: #f7f4ec; font-weight: 700 }
header > *, main { display: block; max-width: 36rem; margin: 0 auto; padding: 1.25rem 1.5rem }
h1 { line-height: 1.2 }
`

const styleHash = createHash("sha256").update(style).digest("base64")
const contentSecurityPolicy = [
  "default-src 'none'",
  // Only the page's own style sheet.
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]
export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": contentSecurityPolicy.join("; "),
  "referrer-policy": "no-referrer",
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for element content and for attribute values in double quotes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/**
 * Returns the page that a visitor without JavaScript gets after sending the form.
 * @param problems sentences; empty if the message is stored
 * @param id the id of the stored message
 */
export const responsePage = (
  problems: readonly string[],
  { templates: { name, email, values }, site }: ResponseOptions,
  id?: string,
): string => {
  const title = id ? texts.thanksTitle : texts.problemTitle
  const thanks = values.replyTime ? `${texts.thanks} ${texts.reply(values.replyTime)}` : texts.thanks
  const sentences = id ? [thanks, texts.confirmation] : [...problems, texts.keep]
  // A link to the form would open an empty one, so the page about a problem has none to the site.
  const home = id ? `<a href="${escapeHtml(site)}/">${escapeHtml(name)}</a>` : `<b>${escapeHtml(name)}</b>`
  const last = id
    ? `${escapeHtml(texts.reference)} <code>${escapeHtml(referenceOf(id))}</code>`
    : `${escapeHtml(texts.byEmail)} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${name}`)}</title>
<style>${style}</style>
</head>
<body>
<header>${home}</header>
<main>
<h1>${escapeHtml(title)}</h1>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("\n")}
<p>${last}</p>
</main>
</body>
</html>
`
}
