type MarkdownProps = { html: string }

/** Markdown rendered by the build. The content check rejects scripts and event handlers in it. */
export function Markdown({ html }: MarkdownProps) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
