/**
 * Node before 22.18 cannot load TypeScript itself.
 * @jest-config-loader esbuild-register
 */
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
      setupFilesAfterEnv: ["<rootDir>/test/real-timers.ts"],
      testMatch: [
        "<rootDir>/{src,scripts,server,supabase,hosting,test}/**/*.test.ts",
        "<rootDir>/tools/editor/**/*.test.ts",
      ],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/test/real-timers.ts", "<rootDir>/test/dom/setup.ts"],
      moduleNameMapper: {
        // The fixtures parse YAML in Node, so jsdom must not select the browser build.
        "^yaml$": "<rootDir>/node_modules/yaml/dist/index.js",
        "\\.(css|woff2)$": "<rootDir>/test/dom/css-module.ts",
        "^gatsby$": "<rootDir>/test/dom/gatsby.tsx",
        // Jest cannot require .mjs files.
        "^lucide-react/icons/": "<rootDir>/test/dom/lucide-icon.tsx",
      },
    },
  ],
}

export default config
