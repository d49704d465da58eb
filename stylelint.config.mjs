/** Allows raw colours, sizes and durations in tokens.css only. */
export default {
  extends: ["stylelint-config-standard"],
  reportNeedlessDisables: true,
  rules: {
    "selector-class-pattern": "^[a-z][a-zA-Z0-9-]*$",
    "custom-property-empty-line-before": null,
    "custom-property-pattern": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
    "declaration-property-value-disallowed-list": {
      "/^(transition|animation)/": ["/\\d(ms|s)\\b/"],
      "/^(font-size|font-weight|z-index|border-radius|box-shadow)$/": ["/^[1-9.]\\d*/"],
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
      },
    },
    {
      files: ["src/styles/fonts.css", "src/styles/global.css"],
      rules: { "color-no-hex": null, "declaration-property-value-disallowed-list": null },
    },
  ],
}
