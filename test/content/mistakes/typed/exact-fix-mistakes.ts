import { first, second, type Mistake } from "../mistake"

const privacy = "privacy/01-introduction.md"

/** Mistakes whose cause is easily confused with another one, so that the fix has to name the exact change. */
export const exactFixMistakes: readonly Mistake[] = [
  {
    mistake: "an item of a list has no hyphen",
    edits: [
      {
        file: "home/contact.yml",
        from: "  - Some words",
        to: "  - Some words\n  More words\n  - Other words",
      },
    ],
    problems: [
      "content/home/contact.yml:5:3  error  the item of a list has no hyphen  → write a hyphen and a space before it; if it belongs to the item above, indent it by two more spaces",
    ],
  },
  {
    mistake: "the items of a list have numbers in place of hyphens, and one is in quotation marks",
    edits: [
      {
        file: "home/contact.yml",
        from: "  - Some words",
        to: '  1. Some words\n  2. "Other words: more"\n  3. More words',
      },
    ],
    problems: [
      "content/home/contact.yml:4:3  error  the item starts with 1. and not with a hyphen  → write a hyphen and a space: - Some words",
      'content/home/contact.yml:5:3  error  the item starts with 2. and not with a hyphen  → write a hyphen and a space: - "Other words: more"',
      "content/home/contact.yml:6:3  error  the item starts with 3. and not with a hyphen  → write a hyphen and a space: - More words",
    ],
  },
  {
    mistake: "a text is two curly quotation marks",
    edits: [{ file: "home/hero.yml", from: 'alt: ""', to: "alt: “”" }],
    problems: [
      'content/home/hero.yml:17:8  error  alt has quotation marks only  → write "" with straight marks if the picture only decorates; otherwise say what it shows',
    ],
  },
  {
    mistake: "two hyphens end the fields",
    edits: [{ file: privacy, from: "Introduction\n---", to: "Introduction\n--" }],
    problems: [
      "content/privacy/01-introduction.md:3:1  error  the line --- that ends the fields is missing  → write --- in place of --",
    ],
  },
  {
    mistake: "a link on every page starts with #",
    edits: [
      {
        file: "site.yml",
        from: "book:\n  label: Book\n  href: /#contact",
        to: "book:\n  label: Book\n  href: #contact",
      },
    ],
    problems: [
      "content/site.yml:25:9  error  the text starts with #, which YAML takes for a note  → write /#contact",
    ],
  },
  {
    mistake: "an empty line is in a table",
    edits: [{ file: first, from: "| Hull | 1    |", to: "| Hull | 1    |\n\n| Harwich | 2 |" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:33:1  error  the row is not in the table above it  → delete the empty line above it",
    ],
  },
  {
    mistake: "items of a list have no space after the number",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "1. **One.** Words.\n2.**Two.** Words.\n3.**Three.** Words.\n\nWords",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:22:1  error  this is not an item of a list  → write a space after the number",
    ],
  },
  {
    mistake: "the first item of a list has no space after the number",
    edits: [{ file: first, from: "Words about the way out", to: "1.**One.** Words.\n\nWords" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  this is not an item of a list  → write a space after the number",
    ],
  },
  {
    mistake: "a number occurs twice in the list of addresses",
    edits: [{ file: "articles/slugs.lock.yml", from: "2: second-lane", to: "2: second-lane\n2: third-lane" }],
    problems: [
      "content/articles/slugs.lock.yml:5:1  error  2 occurs twice  → write the id of its article in the line whose number is wrong, or delete one of the two",
    ],
  },
  {
    mistake: "an address in the list of addresses was changed",
    edits: [{ file: "articles/slugs.lock.yml", from: "2: second-lane", to: "2: lanes-of-spring" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:2:1  error  the article was published at /blog/lanes-of-spring, which would be lost  → add aliases: [lanes-of-spring], or give the folder its old name back; if you renamed nothing, write second-lane in content/articles/slugs.lock.yml",
    ],
  },
  {
    mistake: "an alias has the day of the folder",
    edits: [
      {
        file: first,
        from: "date: 2025-03-04",
        to: "date: 2025-03-04\naliases:\n  - 2025-02-01--an-older-name",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:10:5  error  aliases, item 1 is not an address of an article (2025-02-01--an-older-name)  → use small letters, figures and hyphens only, without /blog/ and without the day in the name of a folder",
    ],
  },
  {
    mistake: "the hour of closing is written with twelve hours",
    edits: [{ file: "site.yml", from: "Mo-Fr 09:00-17:00", to: "Mo-Fr 09:00-05:00" }],
    problems: [
      "content/site.yml:16:15  warning  openingHours ends before it begins (09:00-05:00)  → write 17:00 for 05:00 in the afternoon; otherwise write the earlier time first",
    ],
  },
  {
    mistake: "the date of an article to which links lead is far ahead",
    edits: [{ file: second, from: "date: 2025-03-11", to: "date: 2052-03-11\nupdated: 2025-04-01" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:8:7  error  date is more than two years ahead (2052-03-11), and the article is not published before then  → correct the year",
    ],
  },
  {
    mistake: "the picture of an article is in a folder of its own",
    edits: [
      { file: first, from: "src: ./chart.png", to: "src: ./images/chart.png" },
      { file: "articles/2025-03-04--first-lane/images/chart.png", to: "" },
      { file: "articles/2025-03-04--first-lane/chart.dark.png", to: "" },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:13:8  error  the picture is not beside this file (./images/chart.png)  → write ./chart.png",
    ],
  },
  {
    mistake: "a copy of a folder is in the folder",
    edits: [
      { file: "home/home/hero.yml", to: "headline: A headline\n" },
      { file: "home/home/contact.yml", to: "heading: Contact\n" },
      { file: "home/home/hero.png", to: "" },
    ],
    problems: [
      "content/home/home/contact.yml:1:1  error  content/home/home has 3 files as in content/home, and no page reads them  → move to content/home what is newer or missing there, then delete content/home/home",
    ],
  },
  {
    mistake: "the mark | after a field of a mail is missing",
    edits: [
      {
        file: "emails/notice.yml",
        from: 'text: "{message} words"',
        to: "text:\n  {name} of {company}, {received}\n\n  {message}\n\n  Email: {email}\n  Reference: {reference}",
      },
    ],
    problems: [
      "content/emails/notice.yml:3:3  error  the text of text has the sign {  → write | after text:, or put the whole text in quotation marks",
      "content/emails/notice.yml:5:3  error  the text of text has the sign {  → write | after text:, or put the whole text in quotation marks",
      'content/emails/notice.yml:7:10  error  the text of Email starts with {  → put the text in quotation marks: "{email}"',
      'content/emails/notice.yml:8:14  error  the text of Reference starts with {  → put the text in quotation marks: "{reference}"',
    ],
  },
  {
    mistake: "a label is not below labels",
    edits: [{ file: "site.yml", from: "  closeMenu: Close", to: "closeMenu: Close" }],
    problems: [
      "content/site.yml:31:1  error  closeMenu is further to the left than the line below it  → indent closeMenu like that line, with spaces",
    ],
  },
  {
    mistake: "a short title is longer than the title",
    edits: [
      {
        file: first,
        from: "title: The first lane",
        to: "title: The first lane\nshortTitle: The first lane and the port",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:4:13  warning  shortTitle is not shorter than title  → write fewer words than in title, or delete the line",
    ],
  },
  {
    mistake: "the name of a section has two hyphens after its number",
    edits: [{ file: "privacy/15--recorded-calls.md", to: "---\ntitle: Recorded calls\n---\n\nWords.\n" }],
    problems: [
      "content/privacy/15--recorded-calls.md:1:1  error  no page reads this file  → name it with two figures, a hyphen and small letters: 15-recorded-calls.md",
    ],
  },
]
