type MarkdownProps = { html: string }

/** Markdown that the build has rendered; the content guard lets no script or handler into it. */
export function Markdown({ html }: MarkdownProps) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
