import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import { Layout } from "./layout"

/** Gatsby's hook that puts the layout around every page, in the browser and in the HTML alike. */
export const wrapPageElement = ({ element }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <Layout>{element}</Layout>
)
