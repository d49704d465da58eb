import { contactDraftKey } from "../src/site/storage"
import { fieldNames } from "../supabase/functions/_shared/contact/contract"
import { entryNames } from "../src/gatsby/webpack-entries"

/**
 * Fetches the page's scripts once everything else has arrived and been shown and the browser is idle, or at the first press or
 * key, whichever comes first, and runs them in their order, each in a task of its own. What a visitor does before works
 * without scripts: links, menu, accordion and form. Clicks on buttons that need scripts are repeated once React listens.
 * A page that is left before, by a reload for example, keeps what was typed into the form as the draft.
 */
export const startScripts = `(function () {
  var signs = ["pointerdown", "keydown", "focusin"];
  var clicked = [];
  function remember(event) {
    var button = event.target.closest("button[type=button]:not([popovertarget])");
    if (button) clicked.push(button);
  }
  function keep() {
    var form = document.querySelector("form[action$=contact-form]"), typed = false;
    try {
      var draft = JSON.parse(sessionStorage.getItem("${contactDraftKey}")) || { startedAt: performance.timeOrigin };
      form && ${JSON.stringify(fieldNames)}.forEach(function (name) {
        var value = form.elements[name].value;
        typed = typed || value !== "";
        draft[name] = value || draft[name] || "";
      });
      delete draft.key;
      if (typed) sessionStorage.setItem("${contactDraftKey}", JSON.stringify(draft));
    } catch (error) { return }
  }
  function ignore() { removeEventListener("pagehide", keep) }
  addEventListener("pagehide", keep);
  addEventListener("submit", ignore, true);
  addEventListener("click", remember, true);
  addEventListener("hydrate", function () {
    ignore();
    removeEventListener("click", remember, true);
    clicked.forEach(function (button) { button.click() });
  }, { once: true });
  function start() {
    signs.forEach(function (sign) { removeEventListener(sign, start, true) });
    var late = document.getElementById("late-scripts");
    if (!late) return;
    var scripts = document.createRange().createContextualFragment(late.textContent);
    scripts.querySelectorAll("script").forEach(function (script) { script.async = false });
    late.replaceWith(scripts);
  }
  function idle() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 100);
  }
  function rest() {
    new PerformanceObserver(function (_, painted) {
      painted.disconnect();
      idle();
    }).observe({ type: "paint", buffered: true });
  }
  signs.forEach(function (sign) { addEventListener(sign, start, true) });
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest);
})()`

/** The scripts of the build as Gatsby writes them at the end of a page: the libraries, then the site's own. */
const buildScripts =
  /((?:<script src="\/[^"]+" async(?:="")?><\/script>)*)(<script src="\/app-[^"]+" async(?:="")?><\/script>)/

/** The last file of an entry in Gatsby's list of files, a JSON string within a script of the page. */
const fileOf = (entry: string, html: string) => {
  const file = new RegExp(String.raw`\\"${entry}\\":\[[^\]]*?\\"([^"\\]+)\\"\]`).exec(html)?.[1]
  if (file === undefined) throw new Error(`Gatsby's list of files does not name the entry “${entry}”`)
  return file
}

/**
 * Lays the scripts that Gatsby would fetch beside the fonts and pictures where browsers do not look for any, from which
 * the page itself starts them later, the early entries before Gatsby's. It is a `noscript` and no `template`, because
 * whoever inspects the page sees the scripts there, and their integrity. A page done before is left as it is.
 */
export const deferScripts = (html: string): string =>
  html.replace(buildScripts, (_, libraries: string, site: string) => {
    const early = entryNames.map((entry) => `<script src="${fileOf(entry, html)}" async></script>`).join("")
    const scripts = `${libraries}${early}${site}`
    return `<noscript id="late-scripts">${scripts}</noscript><script>${startScripts}</script>`
  })
