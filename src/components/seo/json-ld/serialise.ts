/** A schema.org thing as JSON-LD writes it. */
export type Thing = { "@type": string } & Record<string, unknown>

/**
 * The things a page speaks of as one JSON-LD document, safe inside a `<script>`: `<`, `>` and `&` are written as
 * escapes, so that no text can close the element or be read as an entity.
 */
export const serialise = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
