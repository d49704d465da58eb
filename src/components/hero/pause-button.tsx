import { useState } from "react"
import { particlesPausedKey, readSession, writeSession } from "../../site/storage"
import * as styles from "./pause-button.module.css"

const readPaused = () => readSession(particlesPausedKey) === true

/** Returns the paused state, which is stored until the tab is closed, and a function that toggles it. Never throws. */
export const usePaused = (): [boolean, () => void] => {
  const [paused, setPaused] = useState(readPaused)
  const toggle = () => {
    writeSession(particlesPausedKey, !paused || undefined)
    setPaused(!paused)
  }
  return [paused, toggle]
}

type PauseButtonProps = { paused: boolean; pause: string; play: string; onToggle: () => void }

/** Pauses the particles and starts them again (WCAG 2.2.2). */
export function PauseButton({ paused, pause, play, onToggle }: PauseButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={paused ? play : pause} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.icon}>
        {paused ? <path d="M8 5.5v13l10.5-6.5z" /> : <path d="M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z" />}
      </svg>
    </button>
  )
}
