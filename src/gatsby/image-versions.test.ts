import { imageVersions } from "./image-versions"

const source = { src: "./chart.png" }

const model = (files: string[]) => ({
  nodeModel: {
    findRootNodeAncestor: jest.fn(() => ({ dir: "/content/clients" }) as never),
    findOne: jest.fn(({ query }: { query: object }) => {
      const { filter } = query as { filter: { absolutePath: { eq: string } } }
      const found = files.find((file) => file === filter.absolutePath.eq)
      return Promise.resolve((found ? { id: found } : null) as never)
    }),
  },
})

test.each([
  ["dark", "/content/clients/chart.dark.png"],
  ["small", "/content/clients/chart.small.png"],
  ["smallDark", "/content/clients/chart.small.dark.png"],
] as const)("the %s version of a picture is found by its file name", async (name, file) => {
  expect(await imageVersions[name].resolve(source, {}, model([file]))).toEqual({ id: file })
})

test("an image without other versions has none", async () => {
  expect(await imageVersions.dark.resolve(source, {}, model(["/content/clients/chart.png"]))).toBeNull()
})

test("an image of a node without a file has no other versions", async () => {
  const orphan = model(["/content/clients/chart.dark.png"])
  orphan.nodeModel.findRootNodeAncestor.mockReturnValue(null as never)
  expect(await imageVersions.dark.resolve(source, {}, orphan)).toBeNull()
})
