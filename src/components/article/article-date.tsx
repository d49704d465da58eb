type ArticleDateProps = { day: string; label: string }

/** A calendar day, in the long form that the build has written (spec: en-US). */
export function ArticleDate({ day, label }: ArticleDateProps) {
  return <time dateTime={day}>{label}</time>
}
