import { contactFormPath, fieldNames } from "../../supabase/functions/_shared/contact/contract"
import { controlOf } from "./read-form"

/**
 * Finds the form of the static HTML while React renders. If an extension or a translator has changed the page, React replaces
 * the form, and the visitor may already be typing in it.
 * @returns a function that copies text, focus and caret to the new form; the removed one still has its text
 */
export const keepTypedText = () => {
  const served =
    typeof document === "undefined"
      ? null
      : document.querySelector<HTMLFormElement>(`form[action$="${contactFormPath}"]`)
  const focused = served && document.activeElement

  return (form: HTMLFormElement) => {
    if (!served || served === form) return
    for (const name of fieldNames) {
      const [from, to] = [controlOf(served, name), controlOf(form, name)]
      to.value = from.value
      if (from !== focused) continue
      to.focus({ preventScroll: true })
      // Null for types without a selection, such as email.
      if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
    }
  }
}
