import { first, type Mistake } from "./mistake"

/** Mistakes in the names of pictures. */
export const imageMistakes: readonly Mistake[] = [
  {
    mistake: "the name of a picture ends in .PNG",
    edits: [
      { file: first, from: '(./chart.png "A caption")', to: '(./Chart2.PNG "A caption of words")' },
      { file: "articles/2025-03-04--first-lane/Chart2.PNG", to: "" },
    ],
    problems: [
      `content/${first}:25:1  error  the name of the picture ends in capital letters (./Chart2.PNG)  → give the file the name chart2.png, and write ./chart2.png`,
    ],
  },
  {
    mistake: "a picture is an SVG file",
    edits: [
      { file: first, from: '(./chart.png "A caption")', to: "(./c.svg)" },
      { file: "articles/2025-03-04--first-lane/c.svg", to: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
    ],
    problems: [
      `content/${first}:25:1  error  pictures of the kind .svg are not shown (./c.svg)  → save it as PNG or JPEG, with a name that ends in .png or .jpg`,
    ],
  },
  {
    mistake: "a picture is a GIF file",
    edits: [
      { file: first, from: '(./chart.png "A caption")', to: "(./c.gif)" },
      { file: "articles/2025-03-04--first-lane/c.gif", to: "GIF" },
    ],
    problems: [
      `content/${first}:25:1  error  pictures of the kind .gif are not shown (./c.gif)  → save it as PNG or JPEG, with a name that ends in .png or .jpg`,
    ],
  },
  {
    mistake: "the address of a picture has a space",
    edits: [
      { file: first, from: '(./chart.png "A caption")', to: "(./my chart.png)" },
      { file: "articles/2025-03-04--first-lane/my chart.png", to: "" },
    ],
    problems: [
      `content/${first}:25:19  error  the address has a space, so this is not a link or a picture  → write it without spaces; a file gets another name, with hyphens instead of spaces`,
    ],
  },
  {
    mistake: "the address of a picture has %20",
    edits: [
      { file: first, from: '(./chart.png "A caption")', to: "(./my%20chart.png)" },
      { file: "articles/2025-03-04--first-lane/my chart.png", to: "" },
    ],
    problems: [
      `content/${first}:25:1  error  the name of the picture has a space or a % (./my%20chart.png)  → give the file the name my-chart.png, and write ./my-chart.png`,
    ],
  },
  {
    mistake: "the address of a picture in angle brackets has a space",
    edits: [
      { file: first, from: '(./chart.png "A caption")', to: "(<./my chart.png>)" },
      { file: "articles/2025-03-04--first-lane/my chart.png", to: "" },
    ],
    problems: [
      `content/${first}:25:1  error  the name of the picture has a space or a % (./my chart.png)  → give the file the name my-chart.png, and write ./my-chart.png`,
    ],
  },
  {
    mistake: "a picture in a field has a space in its name",
    edits: [
      { file: first, from: "src: ./chart.png", to: "src: ./my chart.png" },
      { file: "articles/2025-03-04--first-lane/my chart.png", to: "" },
    ],
    problems: [
      `content/${first}:13:8  error  the name of the picture has a space or a % (./my chart.png)  → give the file the name my-chart.png, and write ./my-chart.png`,
    ],
  },
  {
    mistake: "the name of a picture in a field ends in .JPG",
    edits: [
      { file: first, from: "src: ./chart.png", to: "src: ./chart.JPG" },
      { file: "articles/2025-03-04--first-lane/chart.JPG", to: "" },
    ],
    problems: [
      `content/${first}:13:8  error  the name of the picture ends in capital letters (./chart.JPG)  → give the file the name chart.jpg, and write ./chart.jpg`,
    ],
  },
  {
    mistake: "a picture in a field is a HEIC file",
    edits: [
      { file: first, from: "src: ./chart.png", to: "src: ./chart.heic" },
      { file: "articles/2025-03-04--first-lane/chart.heic", to: "" },
    ],
    problems: [
      `content/${first}:13:8  error  pictures of the kind .heic are not shown (./chart.heic)  → save it as PNG or JPEG, with a name that ends in .png or .jpg`,
    ],
  },
  {
    mistake: "a picture in a field is on a computer",
    edits: [{ file: first, from: "src: ./chart.png", to: "src: C:\\Users\\me\\chart.png" }],
    problems: [
      `content/${first}:13:8  error  the picture is on your computer (C:\\Users\\me\\chart.png)  → write ./chart.png`,
    ],
  },
  {
    mistake: "a picture in a field has no ./",
    edits: [{ file: first, from: "src: ./chart.png", to: "src: chart.png" }],
    problems: [
      `content/${first}:13:8  error  the picture chart.png does not say where it is  → write ./chart.png`,
    ],
  },
  {
    mistake: "a picture in a field is in another folder",
    edits: [{ file: first, from: "src: ./chart.png", to: "src: ../2025-03-11--second-lane/chart.png" }],
    problems: [
      `content/${first}:13:8  error  the picture is not beside this file (../2025-03-11--second-lane/chart.png)  → put the picture beside this file and write ./chart.png`,
    ],
  },
  {
    mistake: "the name of a picture has a % sign",
    edits: [{ file: first, from: '(./chart.png "A caption")', to: "(./a50%.png)" }],
    problems: [
      `content/${first}:25:1  error  the name of the picture has a space or a % (./a50%.png)  → give the file the name a50.png, and write ./a50.png`,
    ],
  },
  {
    mistake: "a picture with a caption is missing",
    edits: [
      { file: first, from: '(./chart.png "A caption")', to: '(./log.png "The log of one calculation")' },
    ],
    problems: [
      `content/${first}:25:1  error  the picture ./log.png does not exist  → put log.png into content/articles/2025-03-04--first-lane, or name a picture that is there`,
    ],
  },
  {
    mistake: "a picture is there, but its address is wrong",
    edits: [
      { file: first, from: "src: ./chart.png", to: "src: /chart.png" },
      { file: "articles/2025-03-11--second-lane/index.md", from: "src: ./chart.png", to: "src: ./chart" },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:13:8  error  the picture is not beside this file (/chart.png)  → write ./chart.png",
      "content/articles/2025-03-11--second-lane/index.md:13:8  error  this is not a picture (./chart)  → write ./chart.png",
    ],
  },
  {
    mistake: "a picture is named without its fields",
    edits: [
      {
        file: "clients/01-wharf.yml",
        from: "picture:\n  src: ./01-wharf.png\n  alt: A chart of the North Sea.\n",
        to: "picture: ./01-wharf.png\n",
      },
    ],
    problems: [
      "content/clients/01-wharf.yml:4:10  error  picture must be a group of fields, not ./01-wharf.png  → write its fields (src, alt) below it, indented by two spaces",
    ],
  },
  {
    mistake: "a picture has no address",
    edits: [{ file: first, from: "Words about the way out", to: "![Uploading quay.png…]()" }],
    problems: [
      `content/${first}:21:1  error  the picture has no address  → write ./name.png between the round brackets`,
    ],
  },
  {
    mistake: "a picture's alternative text is the name of a screenshot",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "![Screenshot 2025-03-04 at 10.15.23](./chart.png)",
      },
    ],
    problems: [
      `content/${first}:21:1  error  “Screenshot 2025-03-04 at 10.15.23” does not say what the picture shows  → say what it shows between the square brackets: ![What it shows](./name.png)`,
    ],
  },
  {
    mistake: "a picture's address starts with /",
    edits: [{ file: first, from: "Words about the way out", to: "![The quay at dawn](/chart.png)" }],
    problems: [
      `content/${first}:21:1  error  the picture is outside content (/chart.png)  → write ./chart.png`,
    ],
  },
]
