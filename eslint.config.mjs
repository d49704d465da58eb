import { existsSync } from "node:fs"
import js from "@eslint/js"
import jest from "eslint-plugin-jest"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import testingLibrary from "eslint-plugin-testing-library"
import tseslint from "typescript-eslint"

/** The chart drawing is checked with its types, so only where its packages are installed. */
const notInstalled = existsSync("tools/pictures/node_modules") ? [] : ["tools/pictures"]

export default tseslint.config(
  {
    ignores: [
      "public",
      ".cache",
      ".data",
      ".test-sites",
      "**/node_modules",
      // Its package is installed only when it is used.
      "tools/browsers/firefox.ts",
      "src/gatsby-types.d.ts",
      "test-results",
      "playwright-report",
      "**/node_modules",
      ...notInstalled,
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
      // Gatsby hands its actions over as methods that need no object.
      "@typescript-eslint/unbound-method": "off",
      // Lettering is set character by character; code points are what the fonts know.
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
      // Safari takes the role from a list without markers, so it is said again.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    files: ["**/*.tsx"],
    ...reactHooks.configs.flat["recommended-latest"],
  },
  {
    files: ["src/**/*.test.{ts,tsx}", "{scripts,server,supabase,hosting,tools}/**/*.test.ts"],
    ...jest.configs["flat/recommended"],
    rules: {
      ...jest.configs["flat/recommended"].rules,
      // What Jest matches asymmetrically has no type.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "jest/expect-expect": "error",
      "jest/no-disabled-tests": "error",
      "jest/consistent-test-it": ["error", { fn: "test" }],
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    // What Gatsby's GraphQL gives is typed by the queries' generated types, at the first assignment.
    files: ["src/{gatsby,post-build}/**/*.ts", "hosting/**/*.ts"],
    rules: { "@typescript-eslint/no-unsafe-assignment": "off" },
  },
  {
    // Other people's interfaces can only be extended by interfaces.
    files: ["**/*.d.ts"],
    rules: { "@typescript-eslint/consistent-type-definitions": "off" },
  },
  {
    files: ["src/**/*.test.tsx"],
    ...testingLibrary.configs["flat/react"],
    rules: {
      ...testingLibrary.configs["flat/react"].rules,
      // Head tags, hidden pictures and attributes have no role to be found by.
      "testing-library/no-node-access": "off",
      "testing-library/no-container": "off",
      // renderToString gives a text, not a view.
      "testing-library/render-result-naming-convention": "off",
    },
  },
  { files: ["**/*.{mjs,cjs}"], ...tseslint.configs.disableTypeChecked },
  { files: ["**/*.cjs"], languageOptions: { globals: { module: "writable" } } },
)
