import { describeFailure } from "./describe-failure"

const texts = {
  title: "The form was not sent",
  alreadySent: "Already sent",
  failed: "Failed to submit form",
  retry: "Failed to submit form. Please try again later.",
  timeout: "The answer is taking too long.",
  offline: "You seem to be offline.",
}

test.each([
  [{ kind: "refused", message: "No." }, texts.title, "No."],
  [{ kind: "refused" }, undefined, texts.failed],
  [{ kind: "alreadySent", message: "No." }, texts.alreadySent, "No."],
  [{ kind: "network", message: "Failed to fetch" }, texts.title, "Failed to fetch"],
  [{ kind: "unexpected" }, undefined, texts.retry],
  [{ kind: "timeout" }, undefined, texts.timeout],
  [{ kind: "offline" }, texts.title, texts.offline],
] as const)("the failure %j has the title %s and the message %s", (failure, title, message) => {
  expect(describeFailure(failure, texts)).toEqual({ title, message })
})
