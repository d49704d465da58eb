import fc from "fast-check"
import remark from "remark"
import gfm from "remark-gfm"
import { partsOf } from "./markdown"
import { skim } from "./skim"

const piece = fc.constantFrom(
  "a plain run of words that goes on and on",
  "see [the words of a link here](/blog#a) and more words after it",
  "![a picture of the quay](./a.png)",
  "## a heading with words in it",
  "`code with some words in it`",
  "<!-- a comment with words in it -->",
  "<br> with words after it",
  "1. the first **step** of some\n2. the second: one of more words",
  "- a list item with some words",
  "> a quotation of some plain words",
  "| a cell with words | another one here |",
  "a heading over two\nlines of plain words\n---",
  "  - an indented item of a list",
  "    an indented line of words",
  "| Way of doing it        | When it fits well     |\n| ---------------------- | --------------------- |\n| New one                | [a link](/blog) here  |",
  "*some words in italics here* and **others in bold here**",
)

const plainOffsets = (markdown: string) => {
  const offsets: number[] = []
  const visit = (node: { type: string; value?: string; position?: unknown; children?: unknown }) => {
    const { start } = node.position as { start: { offset: number } }
    if (["heading", "link", "image", "html"].includes(node.type) && !node.value?.startsWith("<!--"))
      offsets.push(start.offset)
    for (const child of (node.children ?? []) as (typeof node)[]) visit(child)
  }
  visit(remark().use(gfm).parse(markdown))
  return offsets
}

test("a shortened text has the same headings, links, pictures and HTML in the same places", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom("\n\n", "\n"), (pieces, between) => {
      const markdown = pieces.join(between)
      expect(partsOf(markdown).map(({ offset }) => offset)).toEqual(plainOffsets(markdown))
    }),
  )
})

test("plain words are shortened, plain paragraphs left out, and headings kept", () => {
  const { short } = skim("## one two three four five\n\none two three\n\none two three four <br> five\n")
  expect(short.trimEnd()).toBe("## one two three four five\n\none x four <br> five")
})

test("a link says where it leads, what it is called and where it stands", () => {
  expect(partsOf("Words, and [a link](/blog).\n")).toEqual([
    { type: "link", offset: 11, text: "a link", url: "/blog", depth: 0 },
  ])
})

test("the target of a reference counts as a link where it is written down", () => {
  expect(partsOf("See [it].\n\n[it]: /blog\n")).toMatchObject([{ type: "link", offset: 11, url: "/blog" }])
})

test("a footnote is no link", () => {
  expect(partsOf("Words.[^1]\n\n[^1]: More words.\n")).toEqual([])
})
