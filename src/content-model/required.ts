/**
 * The node that a page cannot do without.
 * @throws when it is missing, naming the file that should hold it
 */
export const required = <Value>(node: Value | null | undefined, file: string): Value => {
  if (node === null || node === undefined) throw new Error(`${file} is missing or could not be read`)
  return node
}
