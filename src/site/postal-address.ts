type PostalAddress = {
  readonly street: string
  readonly locality: string
  readonly postalCode: string
  readonly postalCodeFirst: boolean
  readonly country: string
}

/** Returns an address in one line, without the parts that are empty. */
export const postalAddress = (address: PostalAddress): string => {
  const { street, locality, postalCode, postalCodeFirst, country } = address
  const town = postalCodeFirst ? [postalCode, locality] : [locality, postalCode]
  return [street, town.filter(Boolean).join(" "), country].filter(Boolean).join(", ")
}
