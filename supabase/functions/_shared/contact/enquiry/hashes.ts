import ipaddr from "ipaddr.js"
import type { Enquiry } from "../contract.ts"

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")

const bytesOf = (text: string) => new TextEncoder().encode(text)

const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", bytesOf(text)))

// HMAC-SHA-256: without the secret nobody can find an address by hashing all possible ones.
const keyedHash = async (secret: string, text: string): Promise<string> => {
  const algorithm = { name: "HMAC", hash: "SHA-256" }
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"])
  return hex(await crypto.subtle.sign("HMAC", key, bytesOf(text)))
}

/** Returns whether two secrets are equal. Compares their hashes, so that the time it takes reveals nothing. */
export const sameSecret = async (left: string, right: string): Promise<boolean> =>
  (await sha256(left)) === (await sha256(right))

/** Returns the SHA-256 hash of an enquiry, in hexadecimal, which identifies repeated content. */
export const bodyHash = (enquiry: Enquiry): Promise<string> => sha256(JSON.stringify(Object.values(enquiry)))

/** Returns a keyed hash of the client's network, under which its posts are counted. */
export const clientHash = (secret: string, address: string): Promise<string> =>
  keyedHash(secret, clientNetwork(address))

/** Returns a keyed hash under which a mailbox is counted, the same for every spelling of its address. */
export const mailboxHash = (secret: string, address: string): Promise<string> =>
  keyedHash(secret, mailboxOf(address))

/**
 * Returns the whole IPv4 address, or the IPv6 /48 prefix: a single customer may have all of its addresses (RFC 6177).
 * IPv4 inside IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export const clientNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address.replace(/%.*$/, ""))
  if (parsed.kind() === "ipv4") return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString()}/48`
}

/**
 * Returns an address in lower case, without the part after a plus and, at Gmail, without dots. Used for counting only: mails
 * go to the address as typed.
 */
const mailboxOf = (address: string): string => {
  const [local = "", domain = ""] = address.toLowerCase().split("@")
  const name = local.replace(/(?<=.)\+.*$/, "")
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`
}
