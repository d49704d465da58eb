import type { ReactNode } from "react"

type LayoutProps = { children: ReactNode }

/** What stands around every page: bar, main region, foot. */
export function Layout({ children }: LayoutProps) {
  return <main id="main">{children}</main>
}
