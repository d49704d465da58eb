/** What the contact service answers when it does not take a message. */
export const serviceTexts: readonly string[] = []
