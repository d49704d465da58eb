import * as runner from "node:test"

type Body = () => unknown

/** The functions of node:test, which keeps its own account of their promises: nobody has to wait for them. */
export const test = (sentence: string, body: Body): void =>
  void runner.test(sentence, async () => {
    await body()
  })
export const describe = (title: string, body: () => void): void => void runner.describe(title, body)
export const before = (body: Body): void => runner.before(body)
export const after = (body: Body): void => runner.after(body)
