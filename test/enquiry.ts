import { mapFields, type Enquiry } from "../supabase/functions/_shared/contact/contract.ts"

/** Returns an enquiry with these values; all other fields are empty. */
export const enquiryOf = (values: Partial<Enquiry>): Enquiry => ({ ...mapFields(() => ""), ...values })
