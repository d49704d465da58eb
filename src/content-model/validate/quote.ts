/** A text as YAML in quotation marks, whatever signs it has. */
export const quote = (text: string): string =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
