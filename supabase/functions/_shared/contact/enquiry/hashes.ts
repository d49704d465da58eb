import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import ipaddr from "ipaddr.js"
import type { Enquiry } from "../contract.ts"
import type { EnquiryFlag } from "../types.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest()

// HMAC-SHA-256: without the secret nobody can find an address by hashing all possible ones.
const keyedHash = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex")

/** Returns whether two secrets are equal, in a time that reveals nothing about them. */
export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(sha256(left), sha256(right))

/**
 * Returns the SHA-256 hash of an enquiry, in hexadecimal, which identifies repeated content. A held enquiry has another
 * hash, so that the same one without the flag is not taken for a repetition of it.
 */
export const bodyHash = (enquiry: Enquiry, flag: EnquiryFlag | null): string =>
  sha256(JSON.stringify([...Object.values(enquiry), ...(flag === "honeypot" ? [flag] : [])])).toString("hex")

/** Returns a keyed hash of the client's network, under which its posts are counted. */
export const clientHash = (secret: string, address: string): string =>
  keyedHash(secret, clientNetwork(address))

/** Returns a keyed hash under which a mailbox is counted, the same for every spelling of its address. */
export const mailboxHash = (secret: string, address: string): string => keyedHash(secret, mailboxOf(address))

// The domains of these mail providers have too many mailboxes of different people for a limit.
const largeProviders =
  "aol.com gmail.com gmx.de gmx.net googlemail.com hotmail.com hotmail.co.uk icloud.com live.com live.co.uk outlook.com " +
  "mac.com me.com pm.me proton.me protonmail.ch protonmail.com yahoo.com yahoo.co.uk"

/** Matches the domain that somebody can register: its owner has every subdomain. */
const registeredDomain = /[^.]+\.(?:(?:ac|com?|edu|gov|net|org)\.[a-z]{2}|[^.]+)$/

/** Returns a keyed hash under which the confirmations to a domain are counted, or null for a large mail provider. */
export const domainHash = (secret: string, address: string): string | null => {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase()
  if (largeProviders.split(" ").includes(domain)) return null
  return keyedHash(secret, registeredDomain.exec(domain)?.[0] ?? domain)
}

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
 * Returns an address in lower case, without the part after a plus, and as one of those that Gmail, Proton and Apple take for
 * the same mailbox. Used for counting only: mails go to the address as typed.
 */
export const mailboxOf = (address: string): string => {
  const [local = "", domain = ""] = address.toLowerCase().split("@")
  const name = local.replace(/(?<=.)\+.*$/, "")
  if (/^(gmail|googlemail)\.com$/.test(domain)) return `${name.replaceAll(".", "")}@gmail.com`
  if (/^(proton\.me|pm\.me|protonmail\.(com|ch))$/.test(domain))
    return `${name.replace(/[._-]/g, "")}@proton.me`
  if (/^(icloud|me|mac)\.com$/.test(domain)) return `${name}@icloud.com`
  return `${name}@${domain}`
}
