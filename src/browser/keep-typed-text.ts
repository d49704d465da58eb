type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const textFields = (): TextField[] => [
  ...document.querySelectorAll<TextField>("input[name]:not([type=hidden]), textarea[name]"),
]

/** Sets the value as typing does. React ignores events after an assignment to `value`, which it observes. */
const type = (field: TextField, text: string) => {
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

const focus = (field: TextField, caretOf: TextField) => {
  field.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = caretOf
  // Null for types without a selection, such as email.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Remembers the text fields of the page and the focus. Returns a function that restores the text, focus and caret, once,
 * to the fields that React has replaced since, matched by `name`.
 */
export const keepTypedText = () => {
  const fields = textFields()
  let focused = document.activeElement
  const listeners = new AbortController()
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  const onFocusOut = ({ target }: FocusEvent) =>
    // A field that is being removed may lose the focus too. It is no longer in the page when the microtask runs.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null
    })
  // Captured, because React stops the propagation of focus events while it hydrates.
  const options = { capture: true, signal: listeners.signal }
  document.addEventListener("focusout", onFocusOut, options)
  document.addEventListener("focusin", onFocusIn, options)

  return () => {
    if (listeners.signal.aborted) return
    listeners.abort()
    const current = new Map(textFields().map((field) => [field.name, field]))
    for (const old of fields.filter((field) => !field.isConnected)) {
      const field = current.get(old.name)
      // An empty field may have its text from the draft by now.
      if (field && old.value !== "" && old.value !== field.value) type(field, old.value)
    }
    if (!isTextField(focused) || focused.isConnected) return
    const field = current.get(focused.name)
    if (field) focus(field, focused)
  }
}
