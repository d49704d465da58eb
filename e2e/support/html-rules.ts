import type { ConfigData } from "html-validate"

/** The rules of html-validate for the built pages; every exception is for what Gatsby or React writes, or says why. */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended"],
  elements: [
    "html5",
    // A lazily loaded picture of gatsby-plugin-image has its address in data-src until it is near; beside it stands a noscript.
    { img: { attributes: { src: { required: false } } } },
  ],
  rules: {
    // React closes every element without content with a slash.
    "void-style": "off",
    // React writes charSet, srcSet, dateTime and others as its properties are called; HTML takes either case.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React writes required="", and Gatsby async="true" on its scripts.
    "attribute-boolean-style": "off",
    // Gatsby's root is ___gatsby, and the ids of React's useId begin with an underline.
    "valid-id": ["error", { relaxed: true }],
    // Gatsby styles its wrapper, its announcer and the places that it keeps free for pictures.
    "no-inline-style": "off",
    // A list without markers is no list to VoiceOver in Safari unless it says so.
    "no-redundant-role": "off",
    "prefer-native-element": [
      "error",
      // The same, and the boxes in which wide tables scroll: named, but no sections of the text.
      { exclude: ["list", "region"] },
    ],
    // The style sheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
    // How long a title may be is a matter of the search engine, not of HTML; the tests of the head look after it.
    "long-title": "off",
  },
}
