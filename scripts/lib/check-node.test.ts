import { checkNode } from "./check-node"

test.each(["20.19.0", "20.20.2", "22.14.0", "24.21.0"])("Node %s is accepted", (version) => {
  expect(() => checkNode(version, ">=20.19 <25")).not.toThrow()
})

test.each(["18.20.4", "20.18.9", "25.0.0", "26.1.0"])(
  "Node %s is rejected with a message that says what to do",
  (version) => {
    expect(() => checkNode(version, ">=20.19 <25")).toThrow(
      `This is Node ${version}; the site needs >=20.19 and <25.\nInstall Node 24`,
    )
  },
)

test("the Node that package.json asks for is understood", () => {
  expect(() => checkNode("4.0.0")).toThrow("This is Node 4.0.0")
})
