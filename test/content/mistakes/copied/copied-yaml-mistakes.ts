import { first, second, type Mistake } from "../mistake"

/** YAML as it is typed in a hurry, or copied from elsewhere. */
export const copiedYamlMistakes: readonly Mistake[] = [
  {
    mistake: "an item has a quotation mark too many",
    edits: [{ file: "home/services.yml", from: "The second reason.", to: '"The "second" reason."' }],
    problems: [
      "content/home/services.yml:19:11  error  the text of the item goes on after its closing quotation mark  → put the whole text in '…', or delete the quotation marks",
    ],
  },
  {
    mistake: "an item starts with a token",
    edits: [{ file: "home/services.yml", from: "- The second", to: "- {practice} says: the second" }],
    problems: [
      'content/home/services.yml:19:5  error  the text of the item starts with {  → put the text in quotation marks: "{practice} says: the second reason."',
    ],
  },
  {
    mistake: "a text is on the line of >-",
    edits: [{ file: "home/clients.yml", from: "lead: Who", to: "lead: >- Who" }],
    problems: [
      "content/home/clients.yml:2:7  error  the text of lead starts on the line of >-  → press Enter after >- and start the text there with two spaces",
    ],
  },
  {
    mistake: "a text starts with a hyphen",
    edits: [{ file: "home/clients.yml", from: "lead: Who", to: "lead: - Who" }],
    problems: [
      'content/home/clients.yml:2:7  error  the text of lead starts with -  → put the text in quotation marks: "- Who we work for."',
    ],
  },
  {
    mistake: "a file has the marks of code",
    edits: [{ file: "home/clients.yml", from: "heading:", to: "```yaml\nheading:" }],
    problems: ["content/home/clients.yml:1:1  error  a mark for code is in the file  → delete this line"],
  },
  {
    mistake: "a note starts with two slashes",
    edits: [{ file: "home/clients.yml", from: "lead:", to: "// a note\nlead:" }],
    problems: ["content/home/clients.yml:2:1  error  this is not a note  → start a note with # and a space"],
  },
  {
    mistake: "a bracket is never closed",
    edits: [{ file: first, from: "tags:\n  - Customs\n  - Origin", to: "tags: [Customs, Origin" }],
    problems: [
      `content/${first}:9:7  error  the bracket [ is never closed  → write ] at its end; if it is a text, put it in quotation marks`,
    ],
  },
  {
    mistake: "a tag starts with #",
    edits: [{ file: first, from: "  - Origin", to: "  - #Origin" }],
    problems: [
      `content/${first}:11:5  error  the text starts with #, which YAML takes for a note  → put it in quotation marks: "#Origin"`,
    ],
  },
  {
    mistake: "an anchor is not in quotation marks",
    edits: [{ file: "home/hero.yml", from: 'href: "#contact"', to: "href: #contact" }],
    problems: [
      'content/home/hero.yml:6:9  error  the text starts with #, which YAML takes for a note  → put it in quotation marks: "#contact"',
    ],
  },
  {
    mistake: "a field of an item is too far left",
    edits: [{ file: "site.yml", from: "    href: /#services", to: "   href: /#services" }],
    problems: [
      "content/site.yml:22:4  error  the line is not in line with its neighbours  → indent it as they are, with spaces",
    ],
  },
  {
    mistake: "an item starts before the others",
    edits: [{ file: "home/services.yml", from: "  - icon: truck", to: "- icon: truck" }],
    problems: [
      "content/home/services.yml:24:1  error  the line is not in line with its neighbours  → indent it as they are",
      "content/home/services.yml:25:5  error  the line is indented further than icon above it  → start it below the first letter of icon",
    ],
  },
  {
    mistake: "the first line of an item is missing",
    edits: [
      { file: "home/services.yml", from: "  - icon: stamp\n    title: Customs", to: "    title: Customs" },
    ],
    problems: [
      "content/home/services.yml:8:5  error  title occurs twice  → keep one of the two and delete the other; if a new item of the list starts here, write a hyphen and a space before it",
    ],
  },
  {
    mistake: "the name of a list is missing",
    edits: [{ file: "home/services.yml", from: "modules:\n  - icon: shield", to: "  - icon: shield" }],
    problems: [
      "content/home/services.yml:4:3  error  a list starts here, but modulesHeading above it has a text  → write the name of the list with a colon on a line above it, as it was before; or start the line below the first letter of modulesHeading",
    ],
  },
  {
    mistake: "a picture has its name and fields",
    edits: [
      {
        file: "clients/01-wharf.yml",
        from: "picture:\n  src: ./01-wharf.png",
        to: "picture: ./01-wharf.png",
      },
    ],
    problems: [
      "content/clients/01-wharf.yml:4:10  error  picture has a text, and fields below it as well  → write only the fields below picture:, or only the text",
    ],
  },
  {
    mistake: "a file is there twice",
    edits: [
      {
        file: "home/clients.yml",
        to: "heading: Clients\nlead: Words.\nlink:\n  label: A\n  href: /\nheading: Clients\nlead: Words.\nlink:\n  label: A\n  href: /\n",
      },
    ],
    problems: [
      "content/home/clients.yml:6:1  error  heading occurs twice, and so do 2 fields below it  → delete one of the two copies of the text",
    ],
  },
  {
    mistake: "a file has the text of another",
    edits: [
      {
        file: "home/clients.yml",
        to: "name: Wharf Works\nindustry: Manufacturing\ndescription: Ships pumps.\n",
      },
    ],
    problems: [
      "content/home/clients.yml:1:1  error  the file has the fields of another kind of file, content/clients  → restore the text that was here, and put the new one where it belongs",
    ],
  },
  {
    mistake: "a field has a name in another language",
    edits: [{ file: "clients/01-wharf.yml", from: "description:", to: "beschreibung:" }],
    problems: [
      "content/clients/01-wharf.yml:3:1  error  beschreibung is not a field of this file  → Did you mean `description`?",
    ],
  },
  {
    mistake: "an item of a list of groups is a text",
    edits: [
      { file: "home/services.yml", from: "    name: Logistics", to: "    name: Logistics\n  - Energy" },
    ],
    problems: [
      "content/home/services.yml:26:5  error  industries, item 3 must be a group of fields, not Energy  → write its fields (icon, name) below it, indented by two spaces",
    ],
  },
  {
    mistake: "the opening --- has four hyphens",
    edits: [{ file: first, from: "---\nid: 1", to: "----\nid: 1" }],
    problems: [
      `content/${first}:1:1  error  the first line of the file is not ---  → write --- on the first line, directly above id:, and nothing before it`,
    ],
  },
  {
    mistake: "the closing --- is indented",
    edits: [{ file: first, from: "Channel.\n---", to: "Channel.\n  ---" }],
    problems: [
      `content/${first}:15:1  error  the line --- that ends the fields is missing  → delete the spaces beside ---`,
    ],
  },
  {
    mistake: "a date in words does not turn links to the article wrong",
    edits: [{ file: second, from: "date: 2025-03-11", to: "date: March 11, 2025" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:8:7  error  date is not a date (March 11, 2025)  → write 2025-03-11",
    ],
  },
  {
    mistake: "a list starts on the line of its name",
    edits: [{ file: first, from: "tags:\n  - Customs", to: "tags: - Customs" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:9:7  error  the list starts on the line of tags  → press Enter after tags: and start each item on a line of its own, two spaces to the right",
    ],
  },
  {
    mistake: "the first item of a list has no hyphen",
    edits: [{ file: "site.yml", from: "navigation:\n  - label", to: "navigation:\n    label" }],
    problems: [
      "content/site.yml:19:5  error  the first item of the list has no hyphen  → write a hyphen and a space before it, below the next hyphen",
    ],
  },
  {
    mistake: "a field of an item starts below its hyphen",
    edits: [
      { file: "home/services.yml", from: "    title: Customs Management", to: "  title: Customs Management" },
    ],
    problems: [
      "content/home/services.yml:9:3  error  the line is not in line with its neighbours  → indent it as they are, with spaces",
      "content/home/services.yml:10:5  error  the line is indented further than title above it  → start it below the first letter of title",
    ],
  },
  {
    mistake: "a bracket in the list of addresses is never closed",
    edits: [{ file: "articles/slugs.lock.yml", from: "1: first-lane", to: "1: [first-lane" }],
    problems: [
      "content/articles/slugs.lock.yml:3:4  error  the bracket [ is never closed  → write ] at its end; if it is a text, put it in quotation marks",
    ],
  },
]
