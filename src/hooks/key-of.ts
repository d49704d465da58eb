type PressedKey = {
  key: string
  isComposing: boolean
  /** Deprecated, but Safari ends a composition before the event of its last key, which only this code (229) tells. */
  keyCode: number
}

/** Returns the pressed key; undefined while an input method composes text, to which every key belongs then. */
export const keyOf = ({ key, isComposing, keyCode }: PressedKey): string | undefined =>
  isComposing || keyCode === 229 ? undefined : key
