import { readFile } from "node:fs/promises"
import path from "node:path"
import { readLogo } from "../../logo"
import { parseContentFile } from "../../content-file"
import type { ImageReference } from "../references"
import { didYouMean, problemAt, fileProblem, type ProblemText, type Problem } from "../problem"
import type { Folder } from "../read-folder"
import { decodePicture } from "./decode-picture"
import { addressProblem, goodName, shownFormats } from "./image-names"

/** Matches the end of the name of the version of a picture for dark screens. */
const versionEnding = /(\.dark)?(?=\.[a-z]+$)/

/** Returns the picture to which a version belongs: `chart.png` for `chart.dark.png`. */
export const mainPicture = (file: string): string => file.replace(versionEnding, "")

/** Returns the path of a picture relative to `content/`; it begins with `../` outside that folder. */
export const picturePath = ({ source, src }: ImageReference): string =>
  path.posix.join(path.posix.dirname(source.path), src)

/** Returns the fix for a picture that does not exist. */
const missingFix = ({ paths }: Folder, file: string): string => {
  const { dir, base } = path.posix.parse(file)
  const beside = [...paths].filter((other) => path.posix.dirname(other) === dir && shownFormats.test(other))
  const names = beside.map((other) => path.posix.basename(other))
  const name = goodName(file)
  // Accents can be stored in two ways.
  if (beside.some((other) => other.normalize() === file.normalize())) {
    return `its name has accents that are stored in another way: give the file the name ${name}, and write ./${name}`
  }
  return didYouMean(base, names, "./") ?? `put ${base} into content/${dir}, or name a picture that is there`
}

const describeImage = async (folder: Folder, image: ImageReference): Promise<ProblemText | undefined> => {
  const wrongAddress = addressProblem(image)
  if (wrongAddress) return wrongAddress
  const { src, field } = image
  const file = picturePath(image)
  if (!folder.paths.has(file)) {
    return { message: `the picture ${src} does not exist`, fix: missingFix(folder, file) }
  }
  if (field && mainPicture(file) !== file) {
    const fix = `write ./${path.posix.basename(mainPicture(file))}, and the page finds the version`
    return { message: `${src} is a version of another picture`, fix }
  }
  const { problem, width } = await decodePicture(path.join(folder.root, file))
  if (problem) return { ...problem, message: `the picture ${src} ${problem.message}` }
  // In pixels. A narrower picture looks blurred on a wide screen; in a text it may be a dialog of SAP.
  const minimum = field ? 1200 : 600
  if (width >= minimum) return undefined
  return {
    message: `the picture ${src} is only ${width} pixels wide`,
    fix: `use a picture at least ${minimum} pixels wide`,
    severity: "warning",
  }
}

const versionEndings = [".dark"]

/** Returns the paths that the versions of a picture have. */
export const pictureVersions = (main: string): string[] =>
  versionEndings.map((ending) => main.replace(/(?=\.[a-z]+$)/, ending))

/** Checks the versions of a picture. A dark version of another shape is probably that of an earlier picture. */
const checkVersions = async ({ root, paths }: Folder, main: string): Promise<Problem[]> => {
  const versions = pictureVersions(main).filter((file) => paths.has(file))
  const problems = versions.map(async (file) => {
    const light = file.replace(".dark.", ".")
    const picture = await decodePicture(path.join(root, file))
    const other = paths.has(light) ? await decodePicture(path.join(root, light)) : picture
    if (picture.problem) return [fileProblem(file, picture.problem.message, picture.problem.fix)]
    if (other.problem ?? Math.abs(other.ratio - picture.ratio) < 0.02) return []
    const name = path.posix.basename(light)
    const fix = `replace it with the dark version of the new ${name}, or delete it`
    return [fileProblem(file, `has a different shape from ${name}`, fix)]
  })
  return (await Promise.all(problems)).flat()
}

/** The logo of the practice, which may be missing. */
export const markFile = "mark.svg"

/** Reports the parts of a logo that the site would draw in another way. */
export const checkMark = async ({ root, paths }: Folder): Promise<Problem[]> => {
  if (!paths.has(markFile)) return []
  const { problems } = readLogo(await readFile(path.join(root, markFile), "utf8"))
  return problems.map(({ message, fix }) => fileProblem(markFile, message, fix))
}

/** Checks a picture to which a file refers, and its versions: address, format, decoding and size. */
export const checkImage = async (folder: Folder, image: ImageReference): Promise<Problem[]> => {
  const problem = await describeImage(folder, image)
  if (problem) return [problemAt(image.source, image.offset, problem.message, problem.fix, problem.severity)]
  return image.field ? checkVersions(folder, picturePath(image)) : []
}

/** The base image of the social cards. */
export const socialPicture = "social.png"

/** Checks the base image of the social cards, which no text names. */
export const checkSocialPicture = async (folder: Folder): Promise<Problem[]> => {
  if (!folder.paths.has(socialPicture)) return []
  const source = parseContentFile(socialPicture, "")
  return checkImage(folder, { source, offset: 0, src: `./${socialPicture}`, field: true })
}
