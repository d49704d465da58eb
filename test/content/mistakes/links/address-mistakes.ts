import { first, type Mistake } from "../mistake"

const link = (to: string) => [{ file: first, from: "[a way to talk](/#contact)", to }]

const button = (label: string, href: string) => [
  {
    file: "home/clients.yml",
    from: 'label: Get started\n  href: "#contact"',
    to: `label: ${label}\n  href: ${href}`,
  },
]

/** Addresses that are not links, links whose words name another target, and telephone numbers of the wrong length. */
export const addressMistakes: readonly Mistake[] = [
  {
    mistake: "the addresses of pages are in the text without being links",
    edits: link("more in /blog/second-lane/, in the hub (/blog) and at /privacy-policy#cookies"),
    problems: [
      `content/${first}:21:38  warning  /blog/second-lane/ is shown as typed and is not a link  → write [words](/blog/second-lane/)`,
      `content/${first}:21:70  warning  /blog is shown as typed and is not a link  → write [words](/blog)`,
      `content/${first}:21:84  warning  /privacy-policy#cookies is shown as typed and is not a link  → write [words](/privacy-policy#cookies)`,
    ],
  },
  {
    mistake: "addresses are in the words of a field",
    edits: [
      {
        file: "home/clients.yml",
        from: "Who we work for.",
        to: "See www.example.com, https://www.gov.uk/export and /#contact.",
      },
    ],
    problems: [
      "content/home/clients.yml:2:11  warning  www.example.com is shown as typed and is not a link  → write the name of the page",
      "content/home/clients.yml:2:28  warning  https://www.gov.uk/export is shown as typed and is not a link  → write the name of the page",
      "content/home/clients.yml:2:58  warning  /#contact is shown as typed and is not a link  → write the name of the page",
    ],
  },
  {
    mistake: "the address of a page is in a mail",
    edits: [
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  Read /blog/second-lane on https://www.gov.uk, or write.\n",
      },
    ],
    problems: [
      "content/emails/confirmation.yml:3:8  warning  /blog/second-lane is shown as typed and is not a link  → write {url}/blog/second-lane",
    ],
  },
  {
    mistake: "the words of a link are another web address",
    edits: link("[www.gov.uk/export](https://other.example), [https://a.uk/b](https://www.a.uk/c)."),
    problems: [
      `content/${first}:21:30  warning  “www.gov.uk/export” leads to https://other.example  → write the same address in both, or words instead of the address`,
      `content/${first}:21:74  warning  “https://a.uk/b” leads to https://www.a.uk/c  → write the same address in both, or words instead of the address`,
    ],
  },
  {
    mistake: "the words of a link are another address of the site",
    edits: link("[{url}/blog](/privacy-policy)"),
    problems: [
      `content/${first}:21:30  warning  “https://www.harbour-test.co.uk/blog” leads to /privacy-policy  → write the same address in both, or words instead of the address`,
    ],
  },
  {
    mistake: "the words of a link are another email address or telephone number",
    edits: link("[{privacyEmail}](mailto:{practiceEmail}), [020 7654 3210](tel:+442079460000)."),
    problems: [
      `content/${first}:21:30  warning  “privacy@harbour-test.co.uk” leads to mailto:office@harbour-test.co.uk  → write the same address in both, or words instead of the address`,
      `content/${first}:21:72  warning  “020 7654 3210” leads to tel:+442079460000  → write the same address in both, or words instead of the address`,
    ],
  },
  ...(
    [
      ["Call me", "mailto:{practiceEmail}", "mailto:office@harbour-test.co.uk"],
      ["Email us", "tel:{practicePhone}", "tel:+442000000000"],
      ["Privacy policy", "/blog", "/blog"],
      ["Knowledge Hub", "/privacy-policy", "/privacy-policy"],
    ] as const
  ).map(([label, href, target]) => ({
    mistake: `the button “${label}” leads to ${href}`,
    edits: button(label, href),
    problems: [
      `content/home/clients.yml:5:9  warning  “${label}” leads to ${target}  → change the words or the address`,
    ],
  })),
  {
    mistake: "the words of a link name another part of the landing page",
    edits: link("[customs management](/#compliance-management)"),
    problems: [
      `content/${first}:21:30  warning  “customs management” leads to /#compliance-management  → write /#customs-management, or change the words`,
    ],
  },
  {
    mistake: "telephone links have too few or too many figures",
    edits: link("[call](tel:+44-2079) [me](tel:+4420794600001234)"),
    problems: [
      `content/${first}:21:30  error  the link is not a telephone number (tel:+44-2079)  → write tel:{practicePhone}, or another number without spaces, with 7 to 15 figures, as in tel:+442079460000`,
      `content/${first}:21:51  error  the link is not a telephone number (tel:+4420794600001234)  → write tel:{practicePhone}, or another number without spaces, with 7 to 15 figures, as in tel:+442079460000`,
    ],
  },
  ...["+44 20 79", "+44 20 7946 0000 1234"].map((phone) => ({
    mistake: `the telephone number of the practice is ${phone}`,
    edits: [{ file: "site.yml", from: "+44 20 0000 0000", to: phone }],
    problems: [
      `content/site.yml:9:8  error  phone is not a telephone number (${phone})  → write it with figures and spaces, 7 to 15 figures in all, for example +44 20 7946 0123`,
    ],
  })),
]
