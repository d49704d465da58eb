type Attributes = Record<string, string | number | undefined>

const written = (value: string | number) =>
  typeof value === "number" ? String(Number(value.toFixed(2))) : value

/** Serializes an SVG element. Undefined attributes are omitted; numbers are rounded to two decimals. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${written(value)}"`)
    .join("")
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join("")}</${name}>`
}
