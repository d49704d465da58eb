import { article, first, second, type Mistake } from "../mistake"

const lock = "articles/slugs.lock.yml"
const client =
  "name: Other Works\nindustry: Manufacturing\ndescription: Ships pipes to Hull.\npicture:\n  src: ./01-wharf.png\n  alt: A chart.\n"
const section = "---\ntitle: Recorded calls\n---\n\nCalls are never recorded.\n"
const testimonial = "quote: It works.\nrole: Head of Trade\ncompanyType: Importer\n"

/** Texts in wrong places, and wrong lines in the list of addresses. */
export const typedFileMistakes: readonly Mistake[] = [
  {
    mistake: "an address in the list has the date of the folder",
    edits: [{ file: lock, from: "2: second-lane", to: "2: 2025-03-11--second-lane" }],
    problems: [
      `content/${lock}:4:1  error  2: 2025-03-11--second-lane is not a number with an address  → write the number of the article, a colon and the last part of its address: 3: my-article`,
    ],
  },
  {
    mistake: "a number in the list has no space after its colon",
    edits: [{ file: lock, from: "2: second-lane", to: "2:second-lane" }],
    problems: [`content/${lock}:4:2  error  a space is missing after 2:  → write one space after the colon`],
  },
  {
    mistake: "an article is a file without a folder",
    edits: [
      { file: "articles/2025-03-18--third-lane.md", to: article(3) },
      { file: "articles/fourth lane.txt", to: "Words." },
      { file: lock, from: "2: second-lane", to: "2: second-lane\n3: third-lane" },
      { file: first, from: "(/#contact)", to: "(/blog/third-lane)" },
    ],
    problems: [
      "content/articles/2025-03-18--third-lane.md:1:1  error  no page reads this file  → move it to content/articles/2025-03-18--third-lane/index.md, with its pictures",
      "content/articles/fourth lane.txt:1:1  error  no page reads this file  → move it to content/articles/YYYY-MM-DD--fourth-lane/index.md, with its pictures",
    ],
  },
  {
    mistake: "a section, a client and a client in markdown have folders or endings of other kinds",
    edits: [
      { file: "privacy/recorded-calls/index.md", to: section },
      { file: "clients/02-other/index.md", to: `---\n${client}---\n` },
      { file: "clients/03-other.md", to: `---\n${client}---\n` },
    ],
    problems: [
      "content/clients/02-other/index.md:1:1  error  no page reads this file  → write its fields as content/clients/02-other.yml, without the lines ---",
      "content/clients/03-other.md:1:1  error  no page reads this file  → write its fields as content/clients/03-other.yml, without the lines ---",
      "content/privacy/recorded-calls/index.md:1:1  error  no page reads this file  → move it to content/privacy/04-recorded-calls.md",
    ],
  },
  {
    mistake: "items of a list are in a file of their own, and a page is made up",
    edits: [
      { file: "testimonials/01-importer.yml", to: testimonial },
      { file: "home/services-new.yml", to: "modules:\n  - icon: stamp\n    title: More\n" },
      { file: "pages/about.yml", to: "title: About\nlead: Who I am.\n" },
      { file: "pages/terms.md", to: "---\ntitle: Terms\nlead: What holds.\n---\n\nWords.\n" },
    ],
    problems: [
      "content/home/services-new.yml:1:1  error  no page reads this file  → write its text into content/home/services.yml, and delete this file",
      "content/pages/about.yml:1:1  error  no page reads this file  → delete it, or make its text an article: the site has no further pages",
      "content/pages/terms.md:1:1  error  no page reads this file  → delete it, or make its text an article: the site has no further pages",
      "content/testimonials/01-importer.yml:1:1  error  no page reads this file  → write its text into content/testimonials.yml, and delete this file",
    ],
  },
  {
    mistake: "a service has lost its title, to which a link leads",
    edits: [
      { file: "home/services.yml", from: "    title: Customs Management\n", to: "" },
      { file: first, from: "(/#contact)", to: "(/#custom)" },
    ],
    problems: [
      `content/${first}:21:30  error  the page / has no anchor #custom  → the anchors there are #main, #problems, #services, #clients, #why-choose-us, #case-studies, #contact, #compliance-management, #gts-on-hana, #case-desk`,
      "content/home/services.yml:8:5  error  modules, item 2: title is missing  → add title: (The name of the service)",
    ],
  },
  {
    mistake: "the number of a published article is changed",
    edits: [{ file: second, from: "id: 2", to: "id: 12" }],
    problems: [
      `content/${second}:2:5  warning  id is 12, but the article has the number 2 in content/${lock}  → write id: 2 again`,
    ],
  },
]
