import { wrenmoorCastings } from "./drawings/wrenmoor-castings"
import { hero } from "./drawings/hero"

/** Every picture that is drawn: the file it fills, from the root of the repository, and its drawing. */
export const catalogue: { file: string; draw: () => string }[] = [
  { file: "content/home/hero.png", draw: hero },
  { file: "content/clients/01-wrenmoor-castings.png", draw: wrenmoorCastings },
]
