import { isDeepStrictEqual } from "node:util"
import type { EditorWindow } from "./editor-window"

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Adds items to a list of the form and fills them. */
const addItems = async (window: EditorWindow, keyPath: string, items: readonly unknown[], from: number) => {
  for (const [index, item] of items.entries()) {
    if (index < from) continue
    await window.addItem(keyPath)
    await changeForm(window, isObject(item) ? {} : undefined, item, `${keyPath}.${index}`)
  }
}

/** Changes the fields of the open form whose values differ. */
export const changeForm = async (
  window: EditorWindow,
  before: unknown,
  after: unknown,
  keyPath = "",
): Promise<void> => {
  if (isDeepStrictEqual(before, after)) return
  if (Array.isArray(after)) {
    const items: readonly unknown[] = Array.isArray(before) ? before : []
    for (const [index, item] of items.entries())
      await changeForm(window, item, after[index], `${keyPath}.${index}`)
    return addItems(window, keyPath, after, items.length)
  }
  if (isObject(after)) {
    for (const [name, value] of Object.entries(after)) {
      const known = isObject(before) ? before[name] : undefined
      await changeForm(window, known, value, keyPath === "" ? name : `${keyPath}.${name}`)
    }
    return
  }
  await window.set(keyPath, after as string)
}
