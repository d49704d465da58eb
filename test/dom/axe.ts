import axe from "axe-core"

/** Rules about colours, because jsdom applies no styles, and about whole pages. The end-to-end tests check both. */
const untestable = ["color-contrast", "link-in-text-block", "region"]

/** Fails if axe finds a violation in a component, with the rule and the element. */
export const expectAccessible = async (container: Element): Promise<void> => {
  const { violations } = await axe.run(container, {
    rules: Object.fromEntries(untestable.map((rule) => [rule, { enabled: false }])),
  })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n${html}`),
  )
  expect(found).toEqual([])
}
