import { contactDraftKey } from "../src/site/storage"

/**
 * Inline script that loads the page's scripts once the page has loaded, 200 ms have passed and the browser is idle, or at
 * the visitor's first input, whichever comes first. The pause lets the browser draw the page first: frames that are
 * requested after `load` run before the first one is on the screen. Until then links, menu, accordion and form work
 * without scripts, and this script
 * - repeats clicks on buttons that need scripts after hydration
 * - saves the text in the form as the draft if the visitor leaves: Chromium does not restore fields on a reload
 * - loads the page to which Back or Forward leads within the document: no router follows the address yet
 */
export const startScripts = `(function () {
  var inputEvents = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"];
  var early = new AbortController();
  var options = { capture: true, passive: true, signal: early.signal };
  var path = location.pathname;
  var clickedButtons = [];
  function recordClick(event) {
    var button = event.target.closest("button[type=button]:not([popovertarget])");
    if (button) clickedButtons.push(button);
  }
  function saveDraft() {
    var form = document.querySelector("form[action$=contact-form]");
    var draft = form ? Object.fromEntries(new FormData(form)) : {};
    if (!Object.values(draft).some(Boolean)) return;
    draft.startedAt = performance.timeOrigin;
    sessionStorage.setItem("${contactDraftKey}", JSON.stringify(draft));
  }
  function loadOtherPage() { if (location.pathname !== path) location.reload() }
  function stop() { early.abort() }
  function start() {
    var deferred = document.getElementById("deferred-scripts");
    if (!deferred) return;
    var scripts = document.createRange().createContextualFragment(deferred.textContent);
    scripts.querySelectorAll("script").forEach(function (script) { script.async = false });
    deferred.replaceWith(scripts);
  }
  function startWhenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
    else start();
  }
  function waitForPaint() { setTimeout(startWhenIdle, 200) }
  inputEvents.forEach(function (name) { addEventListener(name, start, options) });
  addEventListener("load", waitForPaint);
  addEventListener("click", recordClick, options);
  addEventListener("pagehide", saveDraft, options);
  addEventListener("popstate", loadOtherPage, options);
  addEventListener("submit", stop, options);
  addEventListener("hydrate", function () {
    stop();
    clickedButtons.forEach(function (button) { button.click() });
  }, { once: true });
})()`

/** Matches the script tags at the end of a page: libraries, then Gatsby's own script. Written for gatsby 5.16.1. */
const gatsbyScripts =
  /(?:<script src="\/[^"]+" async(?:="")?><\/script>)*<script src="\/app-[^"]+" async(?:="")?><\/script>/

/**
 * Moves Gatsby's script tags to a `<noscript>`, where the preload scanner does not fetch them before fonts and images,
 * adds their `integrity`, and adds the inline script that loads them. Tools that inspect the page see scripts in a
 * `<noscript>`, but not in a `<template>`.
 * @param integrityOf returns the `integrity` of the script at a path
 * @throws an Error if the page has no such script tags
 */
export const deferScripts = (html: string, integrityOf: (src: string) => string): string => {
  if (!gatsbyScripts.test(html)) {
    throw new Error(
      "Gatsby's script tags were not found; hosting/deferred-scripts.ts is written for gatsby 5.16.1",
    )
  }
  const addIntegrity = (attribute: string, src: string) => `${attribute} integrity="${integrityOf(src)}"`
  return html.replace(gatsbyScripts, (scripts) => {
    const tags = scripts.replaceAll(/src="([^"]+)"/g, addIntegrity)
    return `<noscript id="deferred-scripts">${tags}</noscript><script>${startScripts}</script>`
  })
}

/** Matches Gatsby's inline script, in which only the path differs between pages. Written for gatsby 5.16.1. */
const gatsbyScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"\\]*)";\/\*\]\]>\*\/<\/script>/

/**
 * Moves the page's path from Gatsby's inline script to an attribute. The script's text, and with it its hash in the
 * Content-Security-Policy, is then the same on every page.
 * @throws an Error if the page has no such script
 */
export const movePagePath = (html: string): string => {
  if (!gatsbyScript.test(html)) {
    throw new Error(
      "Gatsby's inline script was not found; hosting/deferred-scripts.ts is written for gatsby 5.16.1",
    )
  }
  const read = "window.pagePath=document.currentScript.dataset.pagePath"
  return html.replace(gatsbyScript, `<script id="gatsby-script-loader" data-page-path="$1">${read}</script>`)
}
