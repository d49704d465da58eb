import { checkNode } from "./check-node"

test.each(["20.19.0", "22.14.0", "24.21.0"])("Node %s is accepted", (version) => {
  expect(() => checkNode(version, ">=20.19 <25")).not.toThrow()
})

test.each(["18.20.4", "20.18.9", "25.0.0"])("Node %s is rejected with what to do", (version) => {
  expect(() => checkNode(version, ">=20.19 <25")).toThrow(
    `This is Node ${version}; the site needs >=20.19 and <25.\nInstall Node 24`,
  )
})
