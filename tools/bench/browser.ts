import { findChromium } from "../../e2e/support/find-program"

/** Returns the launch options of Chromium: no background requests, and no sandbox for root, for whom it does not work. */
export const chromiumOptions = () => ({
  executablePath: findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-background-networking",
    "--disable-quic",
  ],
})

/** The pages that are measured. */
export const routes = ["/", "/blog", "/privacy-policy", "/blog/sap-gts-on-hana"] as const
