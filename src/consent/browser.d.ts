/* eslint-disable @typescript-eslint/consistent-type-definitions -- only an interface adds to the library's own */

/** What browsers offer beyond TypeScript's library: https://www.w3.org/TR/gpc/ and the Speculation Rules draft. */
interface Navigator {
  readonly globalPrivacyControl?: boolean
}

interface Document {
  readonly prerendering?: boolean
}

/** Google's tag reads these three names on `window`. */
interface Window {
  dataLayer?: IArguments[]
  gtag?: (...command: unknown[]) => void
  [disabled: `ga-disable-${string}`]: boolean | undefined
}
