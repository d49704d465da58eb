import { first, type Mistake } from "../mistake"

const folder = "articles/2025-03-04--first-lane"

const shown = (src: string) => ({ file: first, from: '(./chart.png "A caption")', to: `(./${src})` })

const names = [
  ["lane.png", "lane.png.png", "give the file lane.png.png the name lane.png"],
  ["lane.png", "lane (1).png", "give the file lane (1).png the name lane.png"],
  ["quay-lane.png", "quay-lanes.png", "Did you mean `./quay-lanes.png`?"],
  [
    "häfen.png",
    "ha\u0308fen.png",
    "give the file the name hafen.png, and write ./hafen.png: the two names only look the same",
  ],
] as const

/** Pictures under almost the same name, in a wrong place or shown twice. */
export const pictureMistakes: readonly Mistake[] = [
  ...names.map(([written, file, fix]) => ({
    mistake: `a text shows ${written}, but the file is ${encodeURI(file)}`,
    edits: [shown(written), { file: `${folder}/${file}`, to: "" }],
    problems: [`content/${first}:25:1  error  the picture ./${written} does not exist  → ${fix}`],
  })),
  {
    mistake: "the picture above an article is also the first thing in its text",
    edits: [
      {
        file: first,
        from: "The opening paragraph",
        to: "![The quay again](./chart.png)\n\nThe opening paragraph",
      },
    ],
    problems: [
      `content/${first}:17:1  warning  the picture is already above the text  → delete this line, or write the name of another picture`,
    ],
  },
  {
    mistake: "a client shows the picture of another client, and no file shows its own",
    edits: [
      {
        file: "clients/02-quay.yml",
        to: "name: Quay Lines\nindustry: Logistics\ndescription: Sails to Hull.\npicture:\n  src: ./01-wharf.png\n  alt: A chart.\n",
      },
      { file: "clients/02-quay.png", to: "" },
    ],
    problems: [
      "content/clients/02-quay.png:1:1  warning  no file shows this picture  → write ./02-quay.png after src: in 02-quay.yml, or delete it",
      "content/clients/02-quay.yml:5:8  warning  picture.src is the same as in content/clients/01-wharf.yml  → change one of the two",
    ],
  },
  {
    mistake: "a client shows a picture of a kind that is not shown, beside its dark version",
    edits: [
      { file: "clients/01-wharf.yml", from: "./01-wharf.png", to: "./01-wharf.jfif" },
      { file: "clients/01-wharf.jfif", to: "" },
      { file: "clients/01-wharf.png", to: null },
      { file: "clients/01-wharf.dark.png", to: "" },
    ],
    problems: [
      "content/clients/01-wharf.yml:5:8  error  pictures of the kind .jfif are not shown (./01-wharf.jfif)  → save it as PNG or JPEG, with a name that ends in .png or .jpg",
    ],
  },
]
