/** Runs in the page: whether React has taken over the static HTML. */
export const hydratedInPage = (): boolean => {
  const root = document.getElementById("___gatsby")
  return root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"))
}
