import { contactDraftKey } from "../src/site/storage"
import { fieldNames } from "../supabase/functions/_shared/contact/contract"

/**
 * Inline script that loads the page's scripts once the page has loaded, two frames have been drawn and the browser is idle,
 * or at the visitor's first input, whichever comes first. Until then links, menu, accordion and form work without scripts.
 * Clicks on buttons that need scripts are repeated after hydration. Text typed into the form is saved as the draft if the
 * visitor leaves before hydration: Chromium does not restore fields on a reload. Back and Forward before hydration load the
 * page that the address then names, since no router follows them yet.
 */
export const startScripts = `(function () {
  var inputEvents = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"];
  var clickedButtons = [];
  var path = location.pathname;
  function recordClick(event) {
    var button = event.target.closest("button[type=button]:not([popovertarget])");
    if (button) clickedButtons.push(button);
  }
  function saveDraft() {
    var form = document.querySelector("form[action$=contact-form]");
    var draft = { startedAt: performance.timeOrigin };
    var isTyped = false;
    if (form) ${JSON.stringify(fieldNames)}.forEach(function (name) {
      draft[name] = form.elements[name].value;
      isTyped = isTyped || draft[name] !== "";
    });
    try {
      if (isTyped) sessionStorage.setItem("${contactDraftKey}", JSON.stringify(draft));
    } catch (error) { return }
  }
  function stopSaving() { removeEventListener("pagehide", saveDraft) }
  function loadOtherPage() { if (location.pathname !== path) location.reload() }
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
  function waitForFrames() {
    requestAnimationFrame(function () { requestAnimationFrame(startWhenIdle) });
  }
  addEventListener("pagehide", saveDraft);
  addEventListener("submit", stopSaving, true);
  addEventListener("popstate", loadOtherPage);
  addEventListener("click", recordClick, true);
  addEventListener("hydrate", function () {
    stopSaving();
    removeEventListener("popstate", loadOtherPage);
    removeEventListener("click", recordClick, true);
    clickedButtons.forEach(function (button) { button.click() });
  }, { once: true });
  inputEvents.forEach(function (name) { addEventListener(name, start, { capture: true, passive: true }) });
  addEventListener("load", waitForFrames);
})()`

/** Matches the script tags at the end of a page: libraries, then Gatsby's own script. Written for gatsby 5.16.1. */
const gatsbyScripts =
  /(?:<script src="\/[^"]+" async(?:="")?><\/script>)*<script src="\/app-[^"]+" async(?:="")?><\/script>/

/**
 * Moves Gatsby's script tags to a `<noscript>`, where the preload scanner does not fetch them before fonts and images, and
 * adds the inline script that loads them. Tools that inspect the page see scripts and their integrity in a `<noscript>`, but
 * not in a `<template>`. A page that has the `<noscript>` is returned unchanged.
 * @throws an Error if the page has no such script tags
 */
export const deferScripts = (html: string): string => {
  if (html.includes('<noscript id="deferred-scripts">')) return html
  if (!gatsbyScripts.test(html)) {
    throw new Error(
      "Gatsby's script tags were not found; hosting/deferred-scripts.ts is written for gatsby 5.16.1",
    )
  }
  return html.replace(
    gatsbyScripts,
    (scripts) => `<noscript id="deferred-scripts">${scripts}</noscript><script>${startScripts}</script>`,
  )
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
