import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import { Layout } from "./layout"

/** Gatsby's hook that puts the layout around every page, in the browser and in the HTML alike. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
)
