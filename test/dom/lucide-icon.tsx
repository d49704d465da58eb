import type { LucideProps } from "lucide-react/types"

/** Replaces each icon of Lucide with an empty one. */
export default function LucideIcon(props: LucideProps) {
  return <svg {...props} />
}
