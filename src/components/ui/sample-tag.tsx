import * as styles from "./sample-tag.module.css"

type SampleTagProps = {
  /** The text of the tag; undefined once the content is no longer a sample. */
  label: string | undefined
}

/** Marks sample content next to its heading, so that nobody mistakes an invented client or quotation for a real one. */
export function SampleTag({ label }: SampleTagProps) {
  return label ? <span className={styles.tag}>{label}</span> : null
}
