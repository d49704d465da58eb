import * as styles from "./tags.module.css"

type TagsProps = { tags: readonly string[]; label: string }

/** The topics of an article. */
export function Tags({ tags, label }: TagsProps) {
  return (
    <ul role="list" aria-label={label} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
