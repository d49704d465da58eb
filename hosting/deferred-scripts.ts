import { buildSync } from "esbuild"

/** The program that runs before hydration, as text. Every page has the same one, and so the same hash. */
let inlineScript: string | undefined

/** Returns `src/browser/before-hydration.ts` with its imports as one minified script. Reads it in the working directory. */
const bundleInlineScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: ["src/browser/before-hydration.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    logLevel: "error",
  })
  return outputFiles.map(({ text }) => text.trim()).join("")
}

const notFound = (what: string) =>
  new Error(`Gatsby's ${what} not found; hosting/deferred-scripts.ts is written for gatsby 5.16.1`)

/** Matches the script tags at the end of a page: libraries, then Gatsby's own script. Written for gatsby 5.16.1. */
const gatsbyScripts =
  /(?:<script src="\/[^"]+" async(?:="")?><\/script>)*<script src="\/app-[^"]+" async(?:="")?><\/script>/

/**
 * Moves Gatsby's script tags to a `<noscript>`, where the preload scanner does not fetch them before fonts and images,
 * adds their `integrity`, and adds the inline script that loads them (src/browser/before-hydration.ts). Tools that inspect the page see scripts in a
 * `<noscript>`, but not in a `<template>`.
 * @param integrityOf returns the `integrity` of the script at a path
 * @throws an Error if the page has no such script tags
 */
export const deferScripts = (html: string, integrityOf: (src: string) => string): string => {
  if (!gatsbyScripts.test(html)) throw notFound("script tags were")
  const addIntegrity = (attribute: string, src: string) => `${attribute} integrity="${integrityOf(src)}"`
  return html.replace(gatsbyScripts, (scripts) => {
    const tags = scripts.replaceAll(/src="([^"]+)"/g, addIntegrity)
    inlineScript ??= bundleInlineScript()
    return `<noscript id="deferred-scripts">${tags}</noscript><script>${inlineScript}</script>`
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
  if (!gatsbyScript.test(html)) throw notFound("inline script was")
  const read = "window.pagePath=document.currentScript.dataset.pagePath"
  return html.replace(gatsbyScript, `<script id="gatsby-script-loader" data-page-path="$1">${read}</script>`)
}
