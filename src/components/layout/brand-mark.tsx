type BrandMarkProps = { className?: string | undefined }

/** The practice's mark, in the colour of the text around it. */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="16" cy="16" r="14.5" strokeWidth="1.5" />
      <path d="M10 23V9l12 14V9" strokeWidth="2.5" />
    </svg>
  )
}
