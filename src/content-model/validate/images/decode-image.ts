import { existsSync } from "node:fs"
import { mkdir, open, readFile, rename, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"

export type ImageFault = { message: string; fix: string; severity?: "warning" }

/** In pixels. Narrower pictures look blurred on a wide screen with a high resolution. */
const minimumWidth = 1200
/** Larger files slow down builds and the repository; the site shows at most 2400 pixels. */
const maximumBytes = 10_000_000
/** A build holds all pixels of a picture in memory. */
const maximumPixels = 60_000_000
/** The maximum ratio of the longer side to the shorter one: a narrower strip is illegible on a phone. */
const maximumRatio = 5

const ends: Record<string, Buffer> = {
  png: Buffer.from("IEND"),
  jpeg: Buffer.from([0xff, 0xd9]),
}

/** Resolves to true if a file ends as its format requires: a truncated copy still starts correctly. */
const isWhole = async (file: string, format: string, size: number): Promise<boolean> => {
  const end = ends[format]
  if (!end) return true
  const handle = await open(file)
  const tail = Buffer.alloc(Math.min(64, size))
  await handle.read(tail, 0, tail.length, size - tail.length)
  await handle.close()
  return tail.includes(end)
}

/** Returns true if all pixels are white, black, the same grey or transparent. */
const isBlank = (pixels: Uint8Array, channels: number): boolean => {
  const hasAlpha = channels === 2 || channels === 4
  const colours = hasAlpha ? channels - 1 : channels
  const isHidden = hasAlpha && (pixels[channels - 1] ?? 255) < 4
  for (let at = 0; at < pixels.length; at += channels) {
    if (hasAlpha && (pixels[at + colours] ?? 0) < 4 !== isHidden) return false
    for (let channel = 0; !isHidden && channel < colours; channel += 1) {
      if (Math.abs((pixels[at + channel] ?? 0) - (pixels[0] ?? 0)) > 4) return false
    }
  }
  return true
}

/** Decodes every pixel, which also detects damage in the middle of a file; resolves to what is wrong with the picture. */
const decodedFault = (file: string): Promise<"damaged" | "blank" | undefined> =>
  sharp(file, { failOn: "warning" })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ data, info }) => (isBlank(data, info.channels) ? "blank" : undefined),
      () => "damaged",
    )

const describe = async (file: string, size: number): Promise<ImageFault | undefined> => {
  const data = await sharp(file)
    .metadata()
    .catch(() => undefined)
  const isComplete = data?.width && (await isWhole(file, data.format, size))
  const decoded = isComplete ? await decodedFault(file) : "damaged"
  if (!isComplete || decoded === "damaged") {
    return { message: "cannot be read as a picture", fix: "save the picture again as PNG or JPEG" }
  }
  if (data.format === "svg")
    return {
      message: "is a drawing in SVG, which is not shown",
      fix: "export it as PNG; another name is not enough",
    }
  if (decoded === "blank") {
    const fix = "save the picture again from the program in which you made it"
    return { message: "shows nothing: all of it has one colour", fix }
  }
  const { width, height } = data.autoOrient
  if (width < minimumWidth) {
    return {
      message: `is only ${width} pixels wide`,
      fix: `use a picture at least ${minimumWidth} pixels wide`,
    }
  }
  if (Math.max(width / height, height / width) > maximumRatio) {
    const fix = `cut it so that one side is at most ${maximumRatio} times the other`
    return { message: `is a narrow strip of ${width} × ${height} pixels`, fix, severity: "warning" }
  }
  if (width * height > maximumPixels) {
    const message = `has ${width} × ${height} pixels`
    return { message, fix: "save it again at most 2400 pixels wide", severity: "warning" }
  }
  if (size > maximumBytes) {
    const message = `is a file of ${Math.round(size / 1_000_000)} MB`
    const fix = "save it again as JPEG at most 2400 pixels wide, and write its new name here"
    return { message, fix, severity: "warning" }
  }
  return undefined
}

/** The version of the rules above, in the name of the cache file. Increase it when they change. */
const version = 3
/** The results by device, inode, size and modification time, so that hard links share one. Null means no fault. */
const results = new Map<string, ImageFault | null>()
const used = new Set<string>()
let stored = ""

/** Returns the file in which results are kept between runs, or undefined if packages are not installed. */
const cacheOf = (root: string): string | undefined => {
  const modules = path.join(root, "..", "node_modules")
  return existsSync(modules)
    ? path.join(modules, ".cache", "check-content", `pictures-${version}.json`)
    : undefined
}

/** Reads the results of earlier runs. */
export const readImageCache = async (root: string): Promise<void> => {
  const cache = cacheOf(root)
  if (!cache || stored !== "") return
  stored = await readFile(cache, "utf8").catch(() => "{}")
  try {
    for (const [state, fault] of Object.entries(JSON.parse(stored) as Record<string, ImageFault | null>)) {
      results.set(state, fault)
    }
  } catch {
    // Without the cache, pictures are decoded again.
  }
}

/** Writes the results for the next run. */
export const writeImageCache = async (root: string): Promise<void> => {
  const cache = cacheOf(root)
  const text = JSON.stringify(Object.fromEntries([...results].filter(([state]) => used.has(state))))
  if (!cache || text === stored) return
  try {
    await mkdir(path.dirname(cache), { recursive: true })
    await writeFile(`${cache}.${process.pid}`, text)
    await rename(`${cache}.${process.pid}`, cache)
    stored = text
  } catch {
    // The next run decodes pictures again.
  }
}

/**
 * Describes what is wrong with a picture file, for example that it is damaged, too narrow or too large. A file that has not
 * changed since the last run is not decoded again.
 * @param below the path of the file relative to the content folder `root`
 */
export const imageFault = async (root: string, below: string): Promise<ImageFault | undefined> => {
  const file = path.resolve(root, below)
  const { dev, ino, size, mtimeMs } = await stat(file)
  const state = `${dev}:${ino}:${size}:${mtimeMs}`
  used.add(state)
  const known = results.get(state)
  if (known !== undefined) return known ?? undefined
  const fault = await describe(file, size)
  results.set(state, fault ?? null)
  return fault
}
