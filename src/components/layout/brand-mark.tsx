import { brandMarkPath } from "../../site/brand"

type BrandMarkProps = {
  className?: string | undefined
}

/** The brand mark in the colour of the text around it, hidden from screen readers: the name is beside it. */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={brandMarkPath} />
    </svg>
  )
}
