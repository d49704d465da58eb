import { reactEntry } from "../react-entry"

/**
 * Fetches the page's scripts once everything else has arrived and the browser is idle, or at the first press or key,
 * whichever comes first, and runs them in their order, each in a task of its own. What a visitor does before works
 * without scripts: links, menu, accordion and form.
 */
export const startScripts = `(function () {
  var signs = ["pointerdown", "keydown", "focusin"];
  function start() {
    signs.forEach(function (sign) { removeEventListener(sign, start, true) });
    var late = document.getElementById("late-scripts");
    if (!late) return;
    late.content.querySelectorAll("script").forEach(function (script) { script.async = false });
    late.replaceWith(late.content);
  }
  function rest() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 100);
  }
  signs.forEach(function (sign) { addEventListener(sign, start, true) });
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest);
})()`

/** The scripts of the build as Gatsby writes them at the end of a page: webpack's runtime, the libraries, the site's own. */
const buildScripts =
  /(<script src="\/framework-[^"]+" async(?:="")?><\/script>)(<script src="\/app-[^"]+" async(?:="")?><\/script>)/

/** Gatsby's list of files, a JSON string within a script of the page, where it names that of React's entry. */
const reactFile = new RegExp(String.raw`\\"${reactEntry}\\":\[\\"([^"\\]+)\\"\]`)

/**
 * Lays the scripts that Gatsby would fetch beside the fonts and pictures into a template, from which the page itself
 * starts them later, with React's own before the site's. The runtime stays where it is: it is small, does nothing alone,
 * and shows whoever inspects the page that its scripts have their integrity. A page done before is left as it is: its scripts have an
 * `integrity`.
 */
export const delayScripts = (html: string): string =>
  html.replace(buildScripts, (_, framework: string, site: string) => {
    const react = reactFile.exec(html)?.[1]
    if (react === undefined) throw new Error(`Gatsby's list of files does not name the entry “${reactEntry}”`)
    const scripts = `${framework}<script src="${react}" async></script>${site}`
    return `<template id="late-scripts">${scripts}</template><script>${startScripts}</script>`
  })
