import { first, second, type Mistake } from "./mistake"

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
      "content/home/clients.yml:2:7  error  the text of lead starts on the line of >-  → press Enter after >- and start the text there with two spaces; or delete >-",
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
      "content/home/clients.yml:1:1  error  the file has the fields of another kind of file, content/clients  → put the text back that was here, and the new one where it belongs",
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
      `content/${first}:15:1  error  the line --- that ends the fields is missing  → write --- on a line of its own between the fields and the text`,
    ],
  },
  {
    mistake: "a date in words does not turn links to the article wrong",
    edits: [{ file: second, from: "date: 2025-03-11", to: "date: March 11, 2025" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:8:7  error  date is not a date (March 11, 2025)  → write it as YYYY-MM-DD, for example 2025-03-14",
    ],
  },
  {
    mistake: "a tag has several topics",
    edits: [{ file: first, from: "  - Customs\n  - Origin", to: "  - Customs, Origin" }],
    problems: [
      `content/${first}:10:5  warning  tags is not one topic  → write each topic as an item of its own, without # and commas`,
    ],
  },
  {
    mistake: "the country has another code",
    edits: [{ file: "site.yml", from: "countryCode: GB", to: "countryCode: DE" }],
    problems: [
      "content/site.yml:15:16  warning  countryCode is DE, but the country is United Kingdom  → write GB",
    ],
  },
  {
    mistake: "a testimonial is in quotation marks",
    edits: [{ file: "testimonials.yml", from: "They did what they said.", to: "“They did what they said.”" }],
    problems: [
      "content/testimonials.yml:2:12  warning  quote is in quotation marks, which the page adds  → delete the marks at the start and the end",
    ],
  },
  {
    mistake: "the address of a lock line is whole",
    edits: [{ file: "articles/slugs.lock.yml", from: "2: second-lane", to: "2: /blog/second-lane" }],
    problems: [
      "content/articles/slugs.lock.yml:4:1  error  2: /blog/second-lane is not a number with an address  → write the number of the article, a colon and the last part of its address: 3: my-article",
    ],
  },
  {
    mistake: "two lock lines have one address",
    edits: [
      { file: "articles/slugs.lock.yml", from: "2: second-lane", to: "2: second-lane\n3: second-lane" },
    ],
    problems: [
      "content/articles/slugs.lock.yml:5:1  error  the address second-lane belongs to the article 2 already  → delete one of the two lines",
    ],
  },
  {
    mistake: "the month of a folder does not exist",
    edits: [{ file: "articles/2025-13-18--third-lane/index.md", to: "---\nid: 3\n---\n\nWords.\n" }],
    problems: [
      "content/articles/2025-13-18--third-lane/index.md:1:1  error  the folder 2025-13-18--third-lane is not named as an article's  → name it with the date, two hyphens, small letters, figures and single hyphens: YYYY-MM-DD--third-lane",
    ],
  },
  {
    mistake: "a file of the landing page is in another folder",
    edits: [
      { file: "home/clients.yml", to: null },
      { file: "clients.yml", to: "heading: Clients\n" },
    ],
    problems: [
      "content/clients.yml:1:1  error  no page reads this file  → give it back its name, content/home/clients.yml",
    ],
  },
  {
    mistake: "the picture of shared links is missing",
    edits: [{ file: "social.png", to: null }],
    problems: [
      "content/social.png:1:1  error  the file is missing  → put it back as it was: see “Undo a change” in docs/editing.md",
    ],
  },
  {
    mistake: "the dark version of a picture has a hyphen",
    edits: [{ file: "clients/01-wharf-dark.png", to: new Uint8Array() }],
    problems: [
      "content/clients/01-wharf-dark.png:1:1  warning  no file shows this picture  → give it the name 01-wharf.dark.png, or delete it",
    ],
  },
]
