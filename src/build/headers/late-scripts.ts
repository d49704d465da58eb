/**
 * Fetches the page's scripts once everything else has arrived and the browser is idle, or at the first press or key,
 * whichever comes first. What a visitor does before works without scripts: links, menu, accordion and form.
 */
export const startScripts = `(function () {
  var signs = ["pointerdown", "keydown", "focusin"];
  function start() {
    signs.forEach(function (sign) { removeEventListener(sign, start, true) });
    var scripts = document.getElementById("late-scripts");
    if (scripts) scripts.replaceWith(scripts.content);
  }
  function rest() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 100);
  }
  signs.forEach(function (sign) { addEventListener(sign, start, true) });
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest);
})()`

/** The scripts of the build as Gatsby writes them at the end of a page, one after the other. */
const buildScripts = /(?:<script src="\/[^"]+" async(?:="")?><\/script>)+/

/**
 * Lays the scripts that Gatsby would fetch beside the fonts and pictures into a template, from which the page itself
 * starts them later. A page done before is left as it is: its scripts have an `integrity`.
 */
export const delayScripts = (html: string): string =>
  html.replace(
    buildScripts,
    (scripts) => `<template id="late-scripts">${scripts}</template><script>${startScripts}</script>`,
  )
