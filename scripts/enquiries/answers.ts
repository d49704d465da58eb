import { z } from "zod"

const state = z.string().nullable()

/** What `admin_list` gives for each enquiry. */
export const listedSchema = z.object({
  id: z.string(),
  received: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  message: z.string(),
  flag: state,
  notice: state,
  confirmation: state,
})
export type Listed = z.output<typeof listedSchema>

/** What `admin_show` gives. */
export const shownSchema = listedSchema.omit({ notice: true, confirmation: true }).extend({
  mails: z
    .array(
      z.object({
        kind: z.string(),
        state: z.string(),
        attempts: z.number(),
        sentAt: state,
        nextAt: state,
        lastError: state,
        providerId: state,
      }),
    )
    .nullable(),
})
export type Shown = z.output<typeof shownSchema>

/** What `admin_mails` gives. */
export const mailsSchema = z.object({
  states: z.array(z.object({ kind: z.string(), state: z.string(), count: z.number() })),
  oldestWaiting: state,
  troubles: z.array(
    z.object({
      message: z.string(),
      kind: z.string(),
      state: z.string(),
      attempts: z.number(),
      lastError: state,
    }),
  ),
})
export type MailReport = z.output<typeof mailsSchema>
