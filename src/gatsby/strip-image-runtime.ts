import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"

/** What gatsby-plugin-image puts into every head for its own component, which the site does without. */
const runtime = new Set(["gatsby-image-style", "gatsby-image-style-noscript", "gatsby-image-style-script"])

const isNeeded = (component: ReactNode) =>
  !(isValidElement(component) && component.key !== null && runtime.has(component.key))

/** Takes the styles and the script of gatsby-plugin-image's component out of a page (see src/components/ui/image.tsx). */
export const dropImageRuntime = (html: PreRenderHTMLArgs) =>
  html.replaceHeadComponents(html.getHeadComponents().filter(isNeeded))
