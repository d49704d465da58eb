import { fireEvent, screen } from "@testing-library/react"

/** The values of an ordinary enquiry. */
export const visitor = {
  name: "Ada Lane",
  email: "ada@example.com",
  company: "Lane & Sons",
  message: "Two plants, one broker, no overview.",
}

const labels = { name: "Full Name", email: "Email Address", company: "Company Name", message: /^Message/ }

export type FieldName = keyof typeof labels

/** Returns a field of the contact form by its label. */
export const contactField = (name: FieldName) => screen.getByRole("textbox", { name: labels[name] })

/** Replaces the value of one field. */
export const enter = (name: FieldName, value: string) =>
  fireEvent.change(contactField(name), { target: { value } })

/** Fills the whole form. */
export const fillContactForm = (values: Partial<typeof visitor> = {}) => {
  const all = { ...visitor, ...values }
  enter("name", all.name)
  enter("email", all.email)
  enter("company", all.company)
  enter("message", all.message)
}
