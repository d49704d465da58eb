/** What the consultant may ask: each is an SQL function of schema `contact` for its owner. */
export const deskQuestions = ["desk_list", "desk_show", "desk_release", "desk_erase", "desk_mails"] as const
export type DeskQuestion = (typeof deskQuestions)[number]

/** Something that answers the consultant's questions. */
export type Desk = {
  ask: (question: DeskQuestion, request: object) => Promise<unknown>
  close(): Promise<void>
}

export const isDeskQuestion = (name: string): name is DeskQuestion =>
  (deskQuestions as readonly string[]).includes(name)
