import { lowerAvifEffort } from "./avif-effort"

const encoder = () => {
  const calls: unknown[] = []
  const module = {
    prototype: {
      avif(options?: object) {
        calls.push(options)
        return this
      },
    },
  }
  lowerAvifEffort(module as never)
  return { module, calls }
}

test("AVIF is encoded at effort 3 with the quality that is asked for", () => {
  const { module, calls } = encoder()
  module.prototype.avif({ quality: 50 })
  expect(calls).toEqual([{ effort: 3, quality: 50 }])
})
