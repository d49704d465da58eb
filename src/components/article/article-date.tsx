type ArticleDateProps = { day: string; label: string }

/** A date in the long en-US format, as the build has written it. */
export function ArticleDate({ day, label }: ArticleDateProps) {
  return <time dateTime={day}>{label}</time>
}
