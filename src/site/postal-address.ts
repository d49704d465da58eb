type PostalAddress = {
  readonly street: string
  readonly locality: string
  readonly postalCode: string
  readonly postalCodeFirst: boolean
  readonly country: string
}

/** Returns an address, without the parts that are empty. The postcode and the town are on one line of the text. */
export const postalAddress = (address: PostalAddress): string => {
  const { street, locality, postalCode, postalCodeFirst, country } = address
  const code = postalCode.replaceAll(" ", "\u00A0")
  const town = postalCodeFirst ? [code, locality] : [locality, code]
  return [street, town.filter(Boolean).join("\u00A0"), country].filter(Boolean).join(", ")
}
