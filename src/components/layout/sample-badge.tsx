import * as styles from "./sample-badge.module.css"

type SampleBadgeProps = { note: string }

/** Reminds the consultant, in live editing only, that the content is still a sample. */
export function SampleBadge({ note }: SampleBadgeProps) {
  return <aside className={styles.badge}>{note}</aside>
}
