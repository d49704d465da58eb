import { slugify } from "../../../site/slugify"
import { closestMatch } from "../problem"

/** Returns the slug of a folder name without its date, in any format. */
const slugWithoutDate = (folder: string) =>
  slugify(folder.replace(/^\D{0,3}\d{2,4}(?:\D?\d{1,2}){0,2}\D+/, ""), new Set())

/** Returns true if a misnamed folder was probably meant to have this slug. */
export const resembles = (slug: string, folder: string): boolean =>
  slug !== "" &&
  (slugify(folder, new Set()).endsWith(slug) || closestMatch(slugWithoutDate(folder), [slug]) !== undefined)

/** Returns the name that a misnamed article folder should have. `date` is the date in its text. */
export const folderName = (folder: string, date: string): string => {
  const [, year = "", month = "", day = "", rest = ""] =
    /^\D*(\d{4})\D?(\d{1,2})\D?(\d{1,2})(?:[^\p{L}\p{N}]+(.*))?$/u.exec(folder) ?? []
  if (year && Number(month) <= 12 && Number(day) <= 31 && rest) {
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}--${slugify(rest, new Set())}`
  }
  return `${/^\d{4}-\d\d-\d\d$/.test(date) ? date : "YYYY-MM-DD"}--${slugify(folder.replace(/^[\d\W]+/, "") || "its-title", new Set())}`
}
