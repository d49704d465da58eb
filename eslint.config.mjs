import js from "@eslint/js"
import jest from "eslint-plugin-jest"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import testingLibrary from "eslint-plugin-testing-library"
import tseslint from "typescript-eslint"

/** Folders from the top layer to the bottom one. A file imports from its own layer and from those below. */
const layers = [
  ["src/gatsby"],
  ["src/post-build"],
  ["server"],
  ["supabase"],
  ["hosting"],
  ["src/pages", "src/templates"],
  ["src/sections"],
  ["src/components"],
  ["src/browser"],
  ["src/consent", "src/contact", "src/search", "src/hooks"],
  ["src/content-model"],
  ["src/site"],
]

/** The fields, limits, error codes and messages that the form shares with the service. */
const contract = "(?!.*supabase/functions/_shared/contact/(clean-text|contract|texts)$)"

const layerRules = layers.flatMap((folders, index) => {
  // src/gatsby, which runs while Gatsby builds, and src/post-build, which runs after it, share only the layers below.
  const others = index === 0 ? ["src/post-build"] : layers.slice(0, index).flat()
  const above = ["scripts", "test", "e2e", "tools", ...others].map((folder) => folder.split("/").at(-1))
  const pattern = {
    regex: `${contract}^\\.(.*/)?(${above.join("|")})/`,
    message: "Imports point downwards: see the layers in eslint.config.mjs.",
  }
  return {
    files: folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ["**/*.test.*"],
    rules: { "no-restricted-imports": ["error", { patterns: [pattern] }] },
  }
})

/** The start of each path that the site publishes and names in its code. */
const paths = String.raw`/^\/(blog|privacy-policy|#|credits\.txt|rss\.xml|sitemap\.xml|functions\/v1)/`

export default tseslint.config(
  {
    ignores: [
      "public",
      "dist",
      ".cache",
      ".data",
      ".test-sites",
      "**/node_modules",
      // Its packages are installed at first use.
      "tools/editor/page.ts",
      "src/gatsby-types.d.ts",
      "test-results",
      "playwright-report",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["*.mjs", "src/gatsby/*.cjs"] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/dot-notation": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // A tenth of the time of the linter, for code without enums and with almost no classes.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      // Gatsby passes its actions as methods that do not use `this`.
      "@typescript-eslint/unbound-method": "off",
      // Text is laid out by code point, as in the character map of a font.
      "@typescript-eslint/no-misused-spread": "off",
      eqeqeq: "error",
      "no-console": "off",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Safari removes the list role from lists without markers, so it is set explicitly.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    files: ["**/*.tsx"],
    ...reactHooks.configs.flat["recommended-latest"],
  },
  {
    files: ["src/**/*.test.{ts,tsx}", "{scripts,server,supabase,hosting,test,tools}/**/*.test.ts"],
    ...jest.configs["flat/recommended"],
    rules: {
      ...jest.configs["flat/recommended"].rules,
      // Asymmetric matchers have the type any.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "jest/expect-expect": ["error", { assertFunctionNames: ["expect"] }],
      "jest/no-disabled-tests": "error",
      "jest/consistent-test-it": ["error", { fn: "test" }],
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    // Playwright reads the names of fixtures from the pattern of the first parameter.
    files: ["{e2e,test}/**/*.ts"],
    rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
  },
  {
    // Results of Gatsby's GraphQL are any; the generated types apply from the first assignment.
    files: ["src/{gatsby,post-build}/**/*.ts", "hosting/**/*.ts"],
    rules: { "@typescript-eslint/no-unsafe-assignment": "off" },
  },
  {
    // Interfaces of libraries can only be extended by interfaces.
    files: ["**/*.d.ts"],
    rules: { "@typescript-eslint/consistent-type-definitions": "off" },
  },
  {
    files: ["src/**/*.test.tsx"],
    ...testingLibrary.configs["flat/react"],
    rules: {
      ...testingLibrary.configs["flat/react"].rules,
      // Head tags, hidden images and attributes cannot be found by role.
      "testing-library/no-node-access": "off",
      "testing-library/no-container": "off",
      // renderToString returns a string, not a render result.
      "testing-library/render-result-naming-convention": "off",
    },
  },
  ...layerRules,
  {
    files: ["{src,hosting,server,scripts}/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    ignores: ["src/site/routes.ts", "gatsby-config.ts", "**/*.test.*"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: `:matches(Literal[value=${paths}], TemplateElement[value.raw=${paths}])`,
          message: "Paths and anchors of pages and files are written in src/site/routes.ts alone.",
        },
      ],
    },
  },
  { files: ["**/*.{mjs,cjs}"], ...tseslint.configs.disableTypeChecked },
  { files: ["**/*.cjs"], languageOptions: { globals: { module: "writable" } } },
)
