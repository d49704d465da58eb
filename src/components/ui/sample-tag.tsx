import * as styles from "./sample-tag.module.css"

type SampleTagProps = {
  /** The word on the tag; none once the content is no longer a sample. */
  label: string | undefined
}

/** Marks sample content beside its heading, so that nobody takes an invented client or quotation for a real one. */
export function SampleTag({ label }: SampleTagProps) {
  return label ? <span className={styles.tag}>{label}</span> : null
}
