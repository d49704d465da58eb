import { createHash } from "node:crypto"
import { escapeHtml } from "../mail/fill-template.ts"
import { pageTexts as texts } from "../texts.ts"

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { margin: 15vh auto 0; max-width: 34rem; padding: 0 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2 }
a { display: inline-block; padding: .6rem 0 }
`

// Allows only the page's own style sheet, by its hash.
const styleHash = createHash("sha256").update(style).digest("base64")
const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * Returns the page that a visitor without JavaScript gets after sending the form.
 * @param problems sentences; empty if the message is stored
 * @param back URL of the link back to the form
 * @param details.confirmation true if the page announces a confirmation
 */
export const responsePage = (
  problems: readonly string[],
  back: string,
  { confirmation }: { confirmation: boolean },
): { html: string; headers: Record<string, string> } => {
  const title = problems.length === 0 ? texts.thanksTitle : texts.problemTitle
  const sentences =
    problems.length > 0
      ? [...problems, texts.keep]
      : [texts.thanks, ...(confirmation ? [texts.confirmation] : [])]
  const html = `<!doctype html>
<html lang="${escapeHtml(texts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("\n")}
<p><a href="${escapeHtml(back)}">${escapeHtml(texts.back)}</a></p>
</main>
</body>
</html>
`
  return {
    html,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  }
}
