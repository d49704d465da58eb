import type { Mistake } from "./mistake"

/** Mistakes in facts, numbers and lists, also between files. */
export const factMistakes: readonly Mistake[] = [
  {
    mistake: "there is: url http",
    edits: [
      {
        file: "site.yml",
        from: "https://www",
        to: "http://www",
      },
    ],
    problems: [
      "content/site.yml:6:6  error  url is not the address of a site (http://www.harbour-test.co.uk)  → write it as https://www.example.com, with https and without a slash or a page at the end",
    ],
  },
  {
    mistake: "there is: url path",
    edits: [
      {
        file: "site.yml",
        from: "test.co.uk\nemail",
        to: "test.co.uk/blog\nemail",
      },
    ],
    problems: [
      "content/site.yml:6:6  error  url is not the address of a site (https://www.harbour-test.co.uk/blog)  → write it as https://www.example.com, with https and without a slash or a page at the end",
    ],
  },
  {
    mistake: "there is: url slash",
    edits: [
      {
        file: "site.yml",
        from: "url: https://www.harbour-test.co.uk",
        to: "url: https://www.harbour-test.co.uk/",
      },
    ],
    problems: [
      "content/site.yml:6:6  error  url is not the address of a site (https://www.harbour-test.co.uk/)  → write it as https://www.example.com, with https and without a slash or a page at the end",
    ],
  },
  {
    mistake: "there is: url no scheme",
    edits: [
      {
        file: "site.yml",
        from: "url: https://www.harbour-test.co.uk",
        to: "url: www.harbour-test.co.uk",
      },
    ],
    problems: [
      "content/site.yml:6:6  error  url is not the address of a site (www.harbour-test.co.uk)  → write it as https://www.example.com, with https and without a slash or a page at the end",
    ],
  },
  {
    mistake: "there is: hours",
    edits: [
      {
        file: "site.yml",
        from: "Mo-Fr 09:00-17:00",
        to: "9 to 5",
      },
    ],
    problems: [
      "content/site.yml:16:15  error  openingHours does not have the form that search engines read (9 to 5)  → write it as Mo-Fr 09:00-17:00; the words for people belong to openingHoursLabel",
    ],
  },
  {
    mistake: "there is: phone",
    edits: [
      {
        file: "site.yml",
        from: "+44 20 0000 0000",
        to: "call me",
      },
    ],
    problems: [
      "content/site.yml:9:8  error  phone is not a telephone number (call me)  → write it with figures and spaces, for example +44 20 7946 0123",
    ],
  },
  {
    mistake: "there is: country",
    edits: [
      {
        file: "site.yml",
        from: "countryCode: GB",
        to: "countryCode: UK",
      },
    ],
    problems: [
      "content/site.yml:15:16  error  address.countryCode is not a country code  → write the two letters that ISO 3166 gives the country, for example GB for the United Kingdom",
    ],
  },
  {
    mistake: "there is: country 2",
    edits: [
      {
        file: "site.yml",
        from: "countryCode: GB",
        to: "countryCode: XX",
      },
    ],
    problems: [
      "content/site.yml:15:16  error  address.countryCode is not a country code  → write the two letters that ISO 3166 gives the country, for example GB for the United Kingdom",
    ],
  },
  {
    mistake: "there is: no message",
    edits: [
      {
        file: "emails/notice.yml",
        to: "subject: Enquiry\ntext: |\n  {name} wrote.\n\n  {email}\n",
      },
    ],
    problems: [
      "content/emails/notice.yml:2:7  error  text does not hold {message}  → write {message} where it belongs; without it the mail does not tell you what was sent",
    ],
  },
  {
    mistake: "there is: cout",
    edits: [
      {
        file: "pages/blog.yml",
        from: 'minutes: "{count} words"',
        to: 'minutes: "{cout} min read"',
      },
    ],
    problems: [
      'content/pages/blog.yml:14:10  error  minutes needs {count} once, and no other words in braces ("{cout} min read")  → write {count} where the number belongs',
    ],
  },
  {
    mistake: "there is: {{name}}",
    edits: [
      {
        file: "emails/notice.yml",
        to: "subject: Enquiry\ntext: |\n  One.\n  {{name}} wrote {mesage} and {message}.\n",
      },
    ],
    problems: [
      "content/emails/notice.yml:4:3  error  text has the placeholder {{name}}, which does not exist  → write {name}",
      "content/emails/notice.yml:4:18  error  text has the placeholder {mesage}, which does not exist  → Did you mean `{message}`?",
    ],
  },
  {
    mistake: "there is: {name} in confirmation",
    edits: [
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  One.\n\n  Dear {name}, {practice\n",
      },
    ],
    problems: [
      "content/emails/confirmation.yml:5:8  error  text has the placeholder {name}, which does not exist  → use {practice} {consultant} {practiceEmail} {practicePhone} {privacyEmail} {address} {town} {url}",
      "content/emails/confirmation.yml:5:16  error  text has the placeholder {practice, which does not exist  → write {practice}",
    ],
  },
  {
    mistake: "there is: cookie table",
    edits: [
      {
        file: "privacy/03-cookies.md",
        from: "<!-- cookie-table -->",
        to: "<!-- cookie table -->",
      },
    ],
    problems: [
      "content/privacy/03-cookies.md:5:1  error  the policy has no table of cookies: the line <!-- cookie-table --> is missing  → write <!-- cookie-table --> on a line of its own where the table belongs",
    ],
  },
  {
    mistake: "there is: cookie table gone",
    edits: [
      {
        file: "privacy/03-cookies.md",
        from: "<!-- cookie-table -->\n\n",
        to: "",
      },
    ],
    problems: [
      "content/privacy/03-cookies.md:4:1  error  the policy has no table of cookies: the line <!-- cookie-table --> is missing  → write <!-- cookie-table --> on a line of its own where the table belongs",
    ],
  },
  {
    mistake: "there is: buttons exchanged",
    edits: [
      {
        file: "cookie-banner.yml",
        from: "decline: Some words\naccept: Some words",
        to: "decline: Accept All\naccept: Decline",
      },
    ],
    problems: [
      'content/cookie-banner.yml:7:10  error  the button decline says "Accept All"  → put the words of the two buttons back: decline refuses, accept agrees',
    ],
  },
  {
    mistake: "there is: security section renamed",
    edits: [
      {
        file: "privacy/02-data-security.md",
        to: null,
      },
      {
        file: "privacy/02-security.md",
        to: "---\ntitle: Data Security\n---\n\nSafe.\n",
      },
      {
        file: "privacy/01-introduction.md",
        from: "(#data-security)",
        to: "(#security)",
      },
    ],
    problems: [
      "content/pages/privacy-policy.yml:26:18  error  no section of the policy has a file called data-security, so that the link to it leads nowhere  → write security",
    ],
  },
  {
    mistake: "there is: html",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: Who <b>we</b> work for.",
      },
    ],
    problems: [
      "content/home/clients.yml:2:11  error  lead has HTML in it, and fields are shown exactly as they are written  → write plain words",
    ],
  },
  {
    mistake: "there is: bold",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: Who **we** work for.",
      },
    ],
    problems: [
      "content/home/clients.yml:2:11  error  lead has signs for bold or italics, and fields are shown exactly as they are written  → write plain words",
    ],
  },
  {
    mistake: "there is: md link",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: 'lead: "Who [we](/blog) work for."',
      },
    ],
    problems: [
      "content/home/clients.yml:2:12  error  lead has a link or a picture, and fields are shown exactly as they are written  → write plain words",
    ],
  },
  {
    mistake: "there is: entity",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: Who we &amp; you work for.",
      },
    ],
    problems: [
      "content/home/clients.yml:2:14  error  lead has a sign in HTML, and fields are shown exactly as they are written  → write the sign itself, for example &",
    ],
  },
  {
    mistake: "there is: long title",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "The first lane",
        to: "The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:3:8  warning  title has 449 letters  → write at most 150",
    ],
  },
  {
    mistake: "there is: long excerpt",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "What the reader",
        to: "What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader What the reader",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:4:10  warning  excerpt has 3211 letters  → write at most 400",
    ],
  },
  {
    mistake: "there is: 200 tags",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "  - Origin",
        to: "  - Origin 0\n  - Origin 1\n  - Origin 2\n  - Origin 3\n  - Origin 4\n  - Origin 5\n  - Origin 6\n  - Origin 7\n  - Origin 8\n  - Origin 9\n  - Origin 10\n  - Origin 11\n  - Origin 12\n  - Origin 13\n  - Origin 14\n  - Origin 15\n  - Origin 16\n  - Origin 17\n  - Origin 18\n  - Origin 19\n  - Origin 20\n  - Origin 21\n  - Origin 22\n  - Origin 23\n  - Origin 24\n  - Origin 25\n  - Origin 26\n  - Origin 27\n  - Origin 28\n  - Origin 29\n  - Origin 30\n  - Origin 31\n  - Origin 32\n  - Origin 33\n  - Origin 34\n  - Origin 35\n  - Origin 36\n  - Origin 37\n  - Origin 38\n  - Origin 39\n  - Origin 40\n  - Origin 41\n  - Origin 42\n  - Origin 43\n  - Origin 44\n  - Origin 45\n  - Origin 46\n  - Origin 47\n  - Origin 48\n  - Origin 49\n  - Origin 50\n  - Origin 51\n  - Origin 52\n  - Origin 53\n  - Origin 54\n  - Origin 55\n  - Origin 56\n  - Origin 57\n  - Origin 58\n  - Origin 59\n  - Origin 60\n  - Origin 61\n  - Origin 62\n  - Origin 63\n  - Origin 64\n  - Origin 65\n  - Origin 66\n  - Origin 67\n  - Origin 68\n  - Origin 69\n  - Origin 70\n  - Origin 71\n  - Origin 72\n  - Origin 73\n  - Origin 74\n  - Origin 75\n  - Origin 76\n  - Origin 77\n  - Origin 78\n  - Origin 79\n  - Origin 80\n  - Origin 81\n  - Origin 82\n  - Origin 83\n  - Origin 84\n  - Origin 85\n  - Origin 86\n  - Origin 87\n  - Origin 88\n  - Origin 89\n  - Origin 90\n  - Origin 91\n  - Origin 92\n  - Origin 93\n  - Origin 94\n  - Origin 95\n  - Origin 96\n  - Origin 97\n  - Origin 98\n  - Origin 99\n  - Origin 100\n  - Origin 101\n  - Origin 102\n  - Origin 103\n  - Origin 104\n  - Origin 105\n  - Origin 106\n  - Origin 107\n  - Origin 108\n  - Origin 109\n  - Origin 110\n  - Origin 111\n  - Origin 112\n  - Origin 113\n  - Origin 114\n  - Origin 115\n  - Origin 116\n  - Origin 117\n  - Origin 118\n  - Origin 119\n  - Origin 120\n  - Origin 121\n  - Origin 122\n  - Origin 123\n  - Origin 124\n  - Origin 125\n  - Origin 126\n  - Origin 127\n  - Origin 128\n  - Origin 129\n  - Origin 130\n  - Origin 131\n  - Origin 132\n  - Origin 133\n  - Origin 134\n  - Origin 135\n  - Origin 136\n  - Origin 137\n  - Origin 138\n  - Origin 139\n  - Origin 140\n  - Origin 141\n  - Origin 142\n  - Origin 143\n  - Origin 144\n  - Origin 145\n  - Origin 146\n  - Origin 147\n  - Origin 148\n  - Origin 149\n  - Origin 150\n  - Origin 151\n  - Origin 152\n  - Origin 153\n  - Origin 154\n  - Origin 155\n  - Origin 156\n  - Origin 157\n  - Origin 158\n  - Origin 159\n  - Origin 160\n  - Origin 161\n  - Origin 162\n  - Origin 163\n  - Origin 164\n  - Origin 165\n  - Origin 166\n  - Origin 167\n  - Origin 168\n  - Origin 169\n  - Origin 170\n  - Origin 171\n  - Origin 172\n  - Origin 173\n  - Origin 174\n  - Origin 175\n  - Origin 176\n  - Origin 177\n  - Origin 178\n  - Origin 179\n  - Origin 180\n  - Origin 181\n  - Origin 182\n  - Origin 183\n  - Origin 184\n  - Origin 185\n  - Origin 186\n  - Origin 187\n  - Origin 188\n  - Origin 189\n  - Origin 190\n  - Origin 191\n  - Origin 192\n  - Origin 193\n  - Origin 194\n  - Origin 195\n  - Origin 196\n  - Origin 197\n  - Origin 198\n  - Origin 199",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:10:3  warning  tags has 201 items  → write at most 10",
    ],
  },
  {
    mistake: "there is: tag twice",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "- Origin",
        to: "- customs",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:11:5  warning  item 2 of tags is the same as item 1  → change one of the two, or delete it",
    ],
  },
  {
    mistake: "there is: tags by case",
    edits: [
      {
        file: "articles/2025-03-11--second-lane/index.md",
        from: "- Origin",
        to: "- origin",
      },
    ],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:11:5  warning  the tag origin is written Origin in content/articles/2025-03-04--first-lane/index.md  → write Origin in both",
    ],
  },
  {
    mistake: "there is: unknown industry",
    edits: [
      {
        file: "clients/01-wharf.yml",
        from: "Manufacturing",
        to: "Manufakturing",
      },
    ],
    problems: [
      "content/clients/01-wharf.yml:2:11  warning  the industry Manufakturing is not in the list of industries  → Did you mean `Manufacturing`?",
    ],
  },
  {
    mistake: "there is: unknown industry 2",
    edits: [
      {
        file: "case-studies/01-desk.yml",
        from: "Manufacturing",
        to: "Fishing",
      },
    ],
    problems: [
      "content/case-studies/01-desk.yml:2:11  warning  the industry Fishing is not in the list of industries  → use one of Manufacturing, Logistics, or add Fishing to industries in content/home/services.yml",
    ],
  },
  {
    mistake: "there is: count",
    edits: [
      {
        file: "home/services.yml",
        from: "modulesHeading: Modules",
        to: "modulesHeading: Ten modules",
      },
    ],
    problems: [
      "content/home/services.yml:3:17  warning  modulesHeading says “Ten modules”, but there are 2  → change the number, or what it counts",
    ],
  },
  {
    mistake: "there is: count 2",
    edits: [
      {
        file: "home/clients.yml",
        from: "Who we work for.",
        to: "Five clients, one lane each.",
      },
    ],
    problems: [
      "content/home/clients.yml:2:7  warning  lead says “Five clients”, but there is 1  → change the number, or what it counts",
    ],
  },
  {
    mistake: "there is: same title",
    edits: [
      {
        file: "articles/2025-03-11--second-lane/index.md",
        from: "The second lane",
        to: "The first lane",
      },
    ],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:3:8  warning  title is the same as in content/articles/2025-03-04--first-lane/index.md  → change one of the two, or delete the file that is too many",
    ],
  },
  {
    mistake: "there is: module twice",
    edits: [
      {
        file: "home/services.yml",
        from: "title: Customs Management",
        to: "title: compliance management",
      },
    ],
    problems: [
      "content/home/services.yml:9:12  warning  item 2 of modules is the same as item 1  → change one of the two, or delete it",
    ],
  },
  {
    mistake: "there is: zero width name",
    edits: [
      {
        file: "site.yml",
        from: "name: Harbour Test Practice",
        to: 'name: "​"',
      },
    ],
    problems: [
      "content/site.yml:2:7  error  name is empty  → write something after name: (The name of your practice)",
      "content/site.yml:2:8  error  an invisible character (of no width) is in the text (U+200B)  → delete the word and type it again",
    ],
  },
  {
    mistake: "there is: chinese title",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "The first lane",
        to: "中远海运",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:3:8  warning  title has letters that the picture of a shared link cannot show (中远海运)  → write it with Latin letters and without emoji",
    ],
  },
  {
    mistake: "there is: emoji title",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "The first lane",
        to: "The first lane 🚢",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:3:8  warning  title has letters that the picture of a shared link cannot show (🚢)  → write it with Latin letters and without emoji",
    ],
  },
  {
    mistake: "there is: lastUpdated",
    edits: [
      {
        file: "pages/privacy-policy.yml",
        from: "May 2025",
        to: "2025-05",
      },
    ],
    problems: [
      "content/pages/privacy-policy.yml:7:14  error  lastUpdated is not a month and a year (2025-05)  → write it as May 2025",
    ],
  },
]
