type PressedKey = {
  key: string
  isComposing: boolean
  /** Deprecated, but Safari ends a composition before the event of its last key, which only key code 229 identifies. */
  keyCode: number
}

/** Returns the pressed key; undefined while an input method composes text, because it then consumes every key. */
export const keyOf = ({ key, isComposing, keyCode }: PressedKey): string | undefined =>
  isComposing || keyCode === 229 ? undefined : key
