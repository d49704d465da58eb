import { contactDraftKey } from "../src/site/storage"
import { fieldNames } from "../supabase/functions/_shared/contact/contract"

/**
 * Inline script that loads the page's scripts once the page has loaded and painted and the browser is idle, or at the first
 * pointer, key or focus event, whichever comes first. They run in order, each in its own task. Until then links, menu,
 * accordion and form work without scripts. Clicks on buttons that need scripts are repeated after hydration. If the visitor
 * leaves the page before hydration, for example by a reload, the text typed into the form is saved as the draft. Back to
 * another page of the same document reloads the page until Gatsby's router listens.
 */
export const startScripts = `(function () {
  var inputEvents = ["pointerdown", "keydown", "focusin"];
  var clickedButtons = [];
  function recordClick(event) {
    var button = event.target.closest("button[type=button]:not([popovertarget])");
    if (button) clickedButtons.push(button);
  }
  function saveDraft() {
    var form = document.querySelector("form[action$=contact-form]"), isTyped = false;
    try {
      var draft = JSON.parse(sessionStorage.getItem("${contactDraftKey}")) || { startedAt: performance.timeOrigin };
      form && ${JSON.stringify(fieldNames)}.forEach(function (name) {
        var value = form.elements[name].value;
        isTyped = isTyped || value !== "";
        draft[name] = value || draft[name] || "";
      });
      delete draft.key;
      if (isTyped) sessionStorage.setItem("${contactDraftKey}", JSON.stringify(draft));
    } catch (error) { return }
  }
  function stopSaving() { removeEventListener("pagehide", saveDraft) }
  var path = location.pathname;
  function reloadOther() { if (location.pathname !== path) location.reload() }
  addEventListener("popstate", reloadOther);
  addEventListener("mount", function () { removeEventListener("popstate", reloadOther) }, { once: true });
  addEventListener("pagehide", saveDraft);
  addEventListener("submit", stopSaving, true);
  addEventListener("click", recordClick, true);
  addEventListener("hydrate", function () {
    stopSaving();
    removeEventListener("click", recordClick, true);
    clickedButtons.forEach(function (button) { button.click() });
  }, { once: true });
  function start() {
    inputEvents.forEach(function (name) { removeEventListener(name, start, true) });
    var deferred = document.getElementById("deferred-scripts");
    if (!deferred) return;
    var scripts = document.createRange().createContextualFragment(deferred.textContent);
    scripts.querySelectorAll("script").forEach(function (script) { script.async = false });
    deferred.replaceWith(scripts);
  }
  function startWhenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 100);
  }
  function waitForPaint() {
    new PerformanceObserver(function (list, observer) {
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      startWhenIdle();
    }).observe({ type: "paint", buffered: true });
  }
  inputEvents.forEach(function (name) { addEventListener(name, start, true) });
  if (document.readyState === "complete") waitForPaint();
  else addEventListener("load", waitForPaint);
})()`

/** Matches the script tags at the end of a page: libraries, then Gatsby's own script. Written for gatsby 5.16.1. */
const gatsbyScripts =
  /((?:<script src="\/[^"]+" async(?:="")?><\/script>)*)(<script src="\/app-[^"]+" async(?:="")?><\/script>)/

/** Returns the last file of a webpack entry in Gatsby's chunk mapping, a JSON string in an inline script of the page. */
const fileOf = (entry: string, html: string): string => {
  const file = new RegExp(String.raw`\\"${entry}\\":\[[^\]]*?\\"([^"\\]+)\\"\]`).exec(html)?.[1]
  if (file === undefined) throw new Error(`Gatsby's chunk mapping does not name the entry “${entry}”`)
  return file
}

/**
 * Moves Gatsby's script tags to a `<noscript>`, where the preload scanner does not fetch them before fonts and images, and
 * adds the inline script that loads them. Tools that inspect the page see scripts and their integrity in a `<noscript>`, but
 * not in a `<template>`. A page that has the `<noscript>` is returned unchanged.
 * @param entryNames webpack entries that run before Gatsby's own script, in this order
 * @throws an Error if the page has no such script tags, or its chunk mapping lacks an entry
 */
export const deferScripts = (html: string, entryNames: readonly string[]): string => {
  if (html.includes('<noscript id="deferred-scripts">')) return html
  if (!gatsbyScripts.test(html)) {
    throw new Error(
      "Gatsby's script tags were not found; hosting/deferred-scripts.ts is written for gatsby 5.16.1",
    )
  }
  return html.replace(gatsbyScripts, (_, libraries: string, app: string) => {
    const entries = entryNames.map((entry) => `<script src="${fileOf(entry, html)}" async></script>`)
    const scripts = `${libraries}${entries.join("")}${app}`
    return `<noscript id="deferred-scripts">${scripts}</noscript><script>${startScripts}</script>`
  })
}

/** Matches Gatsby's inline script, in which only the path differs between pages. Written for gatsby 5.16.1. */
const gatsbyScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"\\]*)";\/\*\]\]>\*\/<\/script>/

const marker = '<script id="gatsby-script-loader" data-page-path="'

/**
 * Moves the page's path from Gatsby's inline script to an attribute. The script's text, and with it its hash in the
 * Content-Security-Policy, is then the same on every page. A page that has the attribute is returned unchanged.
 * @throws an Error if the page has no such script
 */
export const movePagePath = (html: string): string => {
  if (html.includes(marker)) return html
  if (!gatsbyScript.test(html)) {
    throw new Error(
      "Gatsby's inline script with window.pagePath was not found; hosting/deferred-scripts.ts is written for gatsby 5.16.1",
    )
  }
  return html.replace(
    gatsbyScript,
    `${marker}$1">window.pagePath=document.currentScript.dataset.pagePath</script>`,
  )
}
