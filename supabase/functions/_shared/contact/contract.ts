/** How long each field may be, in UTF-16 units as `maxlength` counts them; the SQL checks repeat these numbers. */
export const fieldLimits = {
  name: 200,
  // RFC 5321 section 4.5.3.1.3 leaves 254 octets for an address.
  email: 254,
  company: 200,
  message: 5000,
} as const

/** The most bytes of a request body: 5,000 characters of any script, escaped, fit. */
export const bodyLimit = 64 * 1024

/** A form sent sooner than this after it was shown is marked, in milliseconds. */
export const tooFastMilliseconds = 2000
