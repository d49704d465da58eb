import { fireEvent, screen } from "@testing-library/react"
import { fieldNames, type Enquiry, type FieldName } from "../../supabase/functions/_shared/contact/contract"
import { copyOf } from "../content/copy"
import { enquiry } from "../enquiry"

const { inputs } = copyOf("HomeContact")

/** Returns a field of the contact form by its label, after which an optional field has a note. */
export const contactField = (name: FieldName) =>
  screen.getByLabelText((text) => text.startsWith(inputs[name].label), { selector: "input, textarea" })

/** Replaces the value of one field. */
export const enter = (name: FieldName, value: string) =>
  fireEvent.change(contactField(name), { target: { value } })

/** Fills the whole form. */
export const fillContactForm = (values: Partial<Enquiry> = {}) => {
  for (const name of fieldNames) enter(name, values[name] ?? enquiry[name])
}
