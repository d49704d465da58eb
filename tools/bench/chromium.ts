import { findChromium } from "../../scripts/lib/find-program"

/** How both browser drivers start Chromium: without its own errands, and without a sandbox for root, which refuses one. */
export const chromiumOptions = () => ({
  executablePath: findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-background-networking",
    "--disable-quic",
  ],
})
