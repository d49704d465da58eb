import { parseDocument } from "yaml"

/**
 * The one YAML reader of this project, for the guard and for the pages alike: YAML 1.2 with its core types, so that
 * `no` is a word, `1.0` a number and `2025-03-14` text. Mistakes, a second
 * document among them, are in the document's `errors`; nothing is thrown.
 */
export const parseYaml = (yaml: string) =>
  parseDocument(yaml, {
    version: "1.2",
    schema: "core",
    prettyErrors: false,
    stringKeys: false,
    logLevel: "error",
  })

export type YamlDocument = ReturnType<typeof parseYaml>
