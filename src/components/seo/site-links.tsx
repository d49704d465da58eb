import { themeColors } from "../../site/brand"

type SiteLinksProps = { siteName: string }

/** What is the same on every page: colours of the browser, icons, manifest and feeds. */
export function SiteLinks({ siteName }: SiteLinksProps) {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" href="/rss.xml" title={`${siteName} (RSS)`} />
      <link rel="alternate" type="application/atom+xml" href="/atom.xml" title={`${siteName} (Atom)`} />
    </>
  )
}
