/** @jest-config-loader esbuild-register */
import { existsSync } from "node:fs"
import path from "node:path"
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

/** Packages that are published only as ES modules, so that Jest has to transform them. */
const esModules = ["@tsparticles", "tsparticles", "parse5", "entities"]

const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache", "<rootDir>/.test-sites"],
} satisfies Config

/** Tests of tools/pictures, whose packages are installed separately: `npm ci --prefix tools/pictures`. */
const pictures = {
  ...shared,
  displayName: "pictures",
  testEnvironment: "node",
  testMatch: ["<rootDir>/tools/pictures/**/*.test.ts"],
  // d3 exports only ES modules; Jest can require the bundle in dist.
  moduleNameMapper: { "^(d3-geo|d3-array)$": "<rootDir>/tools/pictures/node_modules/$1/dist/$1.js" },
}

const config: Config = {
  // By default Jest leaves one core idle.
  maxWorkers: "100%",
  // Some tests run a whole program, which is slow on a busy machine.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/{src,scripts,server,supabase,hosting,test}/**/*.test.ts",
        "<rootDir>/tools/editor/**/*.test.ts",
      ],
    },
    ...(existsSync(path.join(__dirname, "tools/pictures/node_modules")) ? [pictures] : []),
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/test/dom/setup.ts"],
      moduleNameMapper: {
        // The fixtures parse YAML in Node, so jsdom must not select the browser build.
        "^yaml$": "<rootDir>/node_modules/yaml/dist/index.js",
        "\\.(css|woff2)$": "<rootDir>/test/dom/css-module.ts",
        "^gatsby$": "<rootDir>/test/dom/gatsby.tsx",
      },
    },
  ],
}

export default config
