import "zod"

declare module "zod" {
  /** The metadata of schemas, for GraphQL types and messages. */
  interface GlobalMeta {
    /** The GraphQL type, if it does not follow from the schema. */
    graphql?: string
    /** The GraphQL field, if the field's own name is reserved. */
    field?: string
    /** The message for a text that does not match the pattern, for example "is not a link". */
    invalid?: string
    /** The fix for such a text, for example "start it with /". */
    fix?: string
    /** The names of placeholders in braces that the page fills in itself, for example `count`. */
    placeholders?: readonly string[]
  }
}
