type Attributes = Record<string, string | number | undefined>

const written = (value: string | number) =>
  typeof value === "number" ? String(Number(value.toFixed(2))) : value

/** One SVG element as text. Attributes that are undefined are left out; numbers keep two decimals. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${written(value)}"`)
    .join("")
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join("")}</${name}>`
}
