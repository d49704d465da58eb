/** Properties that TypeScript's library lacks: https://www.w3.org/TR/gpc/ and the Speculation Rules draft. */
interface Navigator {
  readonly globalPrivacyControl?: boolean
}

interface Document {
  readonly prerendering?: boolean
}

/** The properties of `window` that Google's tag and its snippet use. */
interface Window {
  dataLayer?: IArguments[]
  gtag?: (...command: unknown[]) => void
  [disabled: `ga-disable-${string}`]: boolean | undefined
}
