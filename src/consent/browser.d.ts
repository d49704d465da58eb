/** Properties that TypeScript's library lacks: https://www.w3.org/TR/gpc/ and the Speculation Rules draft. */
interface Navigator {
  readonly globalPrivacyControl?: boolean
}

interface Document {
  readonly prerendering?: boolean
}

/** The names on `window` that Google's tag reads. */
interface Window {
  dataLayer?: IArguments[]
  gtag?: (...command: unknown[]) => void
  [disabled: `ga-disable-${string}`]: boolean | undefined
}
