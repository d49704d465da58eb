/**
 * What of a client's address is counted: an IPv4 address whole, of IPv6 the first 48 bits, because one
 * customer may have all of the rest (RFC 6177 lets sites have /48 to /56). IPv4 inside IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export const clientNetwork = (address: string): string => {
  const plain = address.replace(/%.*$/, "").toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  if (mapped?.[1]) return mapped[1]
  if (!plain.includes(":")) return plain
  const [head = "", tail] = plain.split("::")
  const before = head === "" ? [] : head.split(":")
  const after = tail ? tail.split(":") : []
  const zeros =
    tail === undefined ? [] : new Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0")
  const groups = [...before, ...zeros, ...after].slice(0, 3)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/48`
}
