import { formField, mapFields, type Enquiry } from "../supabase/functions/_shared/contact/contract.ts"

/** An ordinary enquiry with a value in every field, so that tests also cover a field that they do not name. */
export const enquiry: Enquiry = {
  ...mapFields((name) => `Example ${formField(name).noun}`),
  name: "Ann Example",
  email: "ann@example.com",
  company: "Example Forwarding Ltd.",
  message: "We move to SAP HANA next year.",
}

/** Returns an enquiry with these values; all other fields are empty. */
export const enquiryOf = (values: Partial<Enquiry>): Enquiry => ({ ...mapFields(() => ""), ...values })
