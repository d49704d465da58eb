import "zod"

declare module "zod" {
  /** Metadata of schemas, for GraphQL types and messages. */
  interface GlobalMeta {
    /** The GraphQL type, where it does not follow from the schema. */
    graphql?: string
    /** The GraphQL field, where the field's own name is reserved. */
    field?: string
    /** The node type of a list's items, where they become nodes. */
    nodes?: string
    /** The message for a text that does not match the pattern, for example "is not a link". */
    invalid?: string
    /** How to fix such a text, for example "start it with /". */
    fix?: string
    /** The names of placeholders in braces that the page fills in itself, for example `count`. */
    placeholders?: readonly string[]
  }
}
