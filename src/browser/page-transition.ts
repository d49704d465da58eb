/**
 * Lets the new page's words appear after a change of page within the site; the bar and the foot stay. (The browser's view
 * transitions cannot hold Gatsby's change of page: they stop the animation frames that its router waits for. They do serve
 * where the browser itself changes the page: see global.css.)
 */
export const startPageTransition = () => {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return
  document
    .getElementById("main")
    ?.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: 160, easing: "ease-out" })
}
