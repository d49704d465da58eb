import { useState } from "react"
import { fieldPausedKey } from "../../site/storage"

const read = (): boolean => {
  try {
    return sessionStorage.getItem(fieldPausedKey) === "true"
  } catch {
    return false
  }
}

const write = (paused: boolean) => {
  try {
    if (paused) sessionStorage.setItem(fieldPausedKey, "true")
    else sessionStorage.removeItem(fieldPausedKey)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** Returns whether the visitor has paused the field in this session, and a function that changes it. Never throws. */
export const usePaused = (): [boolean, () => void] => {
  const [paused, setPaused] = useState(read)
  const toggle = () => {
    write(!paused)
    setPaused(!paused)
  }
  return [paused, toggle]
}
