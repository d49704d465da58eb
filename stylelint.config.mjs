/** A number with an absolute unit or rem; `0` and values relative to the text (`em`, `ch`) or to the window are allowed. */
const rawSize = "/(^|[^\\w-])-?\\d*\\.?\\d+(px|rem|pt|cm)\\b/"

/**
 * Raw colours, sizes and durations are allowed only in tokens.css. The sizes in media and container queries and in `@page`
 * (in mm) are not checked: custom properties do not work there.
 */
export default {
  extends: ["stylelint-config-standard"],
  reportNeedlessDisables: true,
  rules: {
    // The second is the class of the polyfill for popovers.
    "selector-class-pattern": "^([a-z][a-zA-Z0-9-]*|:popover-open)$",
    "custom-property-empty-line-before": null,
    "custom-property-pattern": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
    "declaration-property-value-disallowed-list": {
      "/^(transition|animation)/": ["/\\d(ms|s)\\b/"],
      "/^(font-weight|z-index)$/": ["/^[1-9.]\\d*/"],
      // `initial-value` belongs to @property, which takes no custom properties.
      "/^(?!initial-value$)/": [rawSize],
    },
    "font-family-no-missing-generic-family-keyword": null,
    "no-descending-specificity": null,
  },
  overrides: [
    {
      files: ["src/styles/tokens.css"],
      rules: {
        "color-no-hex": null,
        "function-disallowed-list": null,
        "value-keyword-case": null,
        "alpha-value-notation": null,
        "declaration-property-value-disallowed-list": null,
      },
    },
    // `@font-face` declares ranges of weights.
    { files: ["src/styles/fonts.css"], rules: { "declaration-property-value-disallowed-list": null } },
    // The tokens for print are black and white.
    { files: ["src/styles/global.css"], rules: { "color-no-hex": null } },
  ],
}
