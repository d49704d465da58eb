/** For `test.use`: a visitor who has not asked for less motion, and so is shown the field of the hero. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const
