import { brandMarkPath } from "../../site/brand"

type BrandMarkProps = {
  className?: string | undefined
}

/** The mark of the practice in the colour of the text around it; its name stands beside it. */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={brandMarkPath} />
    </svg>
  )
}
