type Fiber = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }

/** Runs in the page: whether React has taken over all of the static HTML, which it does in slices after it has begun. */
export const hydratedInPage = (): boolean => {
  const root = document.getElementById("___gatsby")
  const key = Object.keys(root ?? {}).find((name) => name.startsWith("__reactContainer"))
  if (!root || key === undefined) return false
  const fiber = Reflect.get(root, key) as Fiber
  return fiber.stateNode.current.memoizedState?.isDehydrated === false
}
