const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** SHA-256 of a text, in hexadecimal. */
export const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", bytesOf(text)))

/** HMAC-SHA-256 of a text, in hexadecimal: without the secret no one can search for an address by trying all. */
export const keyedHash = async (secret: string, text: string): Promise<string> => {
  const algorithm = { name: "HMAC", hash: "SHA-256" }
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"])
  return hex(await crypto.subtle.sign("HMAC", key, bytesOf(text)))
}

/** Whether two secrets are equal, compared by their hashes, so that the time taken tells nothing. */
export const sameSecret = async (left: string, right: string): Promise<boolean> =>
  (await sha256(left)) === (await sha256(right))
