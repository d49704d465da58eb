import "zod"

declare module "zod" {
  /** What a schema says beside its shape, for the GraphQL types and the messages made from it. */
  interface GlobalMeta {
    /** The GraphQL type where the plain one will not do. */
    graphql?: string
    /** The GraphQL field where the content's own name is taken. */
    field?: string
    /** The node type of a list's items, which become nodes of their own. */
    nodes?: string
    /** What is wrong with a text that does not fit the pattern, for example "is not a link". */
    invalid?: string
    /** How to fix such a text, for example "start it with /". */
    fix?: string
    /** The names of placeholders in braces that the page fills in itself, for example `count`. */
    placeholders?: readonly string[]
  }
}
