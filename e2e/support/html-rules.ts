import type { ConfigData } from "html-validate"

/** Rules of html-validate for the built pages. Each exception has its reason, mostly in the output of Gatsby or React. */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended"],
  elements: [
    "html5",
    // gatsby-plugin-image keeps the URL of a lazily loaded image in data-src until the image is near the window.
    { img: { attributes: { src: { required: false } } } },
  ],
  rules: {
    // React closes every element without content with a slash.
    "void-style": "off",
    // React writes charSet, srcSet, dateTime and others in the case of its properties; HTML attributes are case-insensitive.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React writes required="", and Gatsby async="true" on its scripts.
    "attribute-boolean-style": "off",
    // Gatsby's root is ___gatsby, and the ids of React's useId begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Gatsby styles its wrapper, its announcer and the placeholders of images.
    "no-inline-style": "off",
    // VoiceOver in Safari announces a list without markers only if it has an explicit role.
    "no-redundant-role": "off",
    "prefer-native-element": [
      "error",
      // Explicit roles: lists, as above, and named regions that are not sections.
      { exclude: ["list", "region"] },
    ],
    // The style sheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
    // The length of titles matters to search engines, not to HTML; head.spec.ts checks it.
    "long-title": "off",
  },
}
