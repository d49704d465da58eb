/** @jest-config-loader esbuild-register */
import type { Config } from "jest"

const transform: Config["transform"] = {
  "^.+\\.[jt]sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
    },
  ],
}

/** Packages that ship modules only, which Jest has to translate. */
const modulesOnly = ["@tsparticles", "tsparticles", "parse5", "entities"]

const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join("|")})/)`],
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache", "<rootDir>/.test-sites"],
} satisfies Config

const config: Config = {
  // Jest would leave one processor idle, which is half of a small machine.
  maxWorkers: "100%",
  // Some tests run a whole program, which a busy machine starts slowly.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{src,scripts,server,supabase,tools}/**/*.test.ts"],
      // d3 exports only a module; the script beside it is what Jest can require.
      moduleNameMapper: { "^(d3-geo|d3-array)$": "<rootDir>/node_modules/$1/dist/$1.js" },
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/test/setup-browser.ts"],
      moduleNameMapper: {
        // The fixtures read content/ with the module that the build uses, not with the one for browsers.
        "^yaml$": "<rootDir>/node_modules/yaml/dist/index.js",
        "\\.module\\.css$": "<rootDir>/test/css-module.ts",
        "\\.(css|woff2)$": "<rootDir>/test/empty.ts",
        "^gatsby$": "<rootDir>/test/gatsby.tsx",
      },
    },
  ],
}

export default config
