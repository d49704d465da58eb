import * as runner from "node:test"

type Body = () => unknown

/** The functions of node:test without their promises, which node:test tracks itself. */
export const test = (sentence: string, body: Body): void =>
  void runner.test(sentence, async () => {
    await body()
  })
export const describe = (title: string, body: () => void): void => void runner.describe(title, body)
export const before = (body: Body): void => runner.before(body)
export const after = (body: Body): void => runner.after(body)
