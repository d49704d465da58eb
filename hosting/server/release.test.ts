import { execFileSync, spawnSync } from "node:child_process"
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"

const folder = temporaryFolder()
const at = (...names: string[]) => path.join(folder(), ...names)
const page = (release: string) => readFileSync(at("site", release, "public", "index.html"), "utf8")

// Installs one package, and builds a site of one page: the file `page`.
const npm = `#!/bin/sh
cd "$4"
case "$1" in
  ci) mkdir -p node_modules/.bin && touch node_modules/package && ln -s ../package node_modules/.bin/package ;;
  run) mkdir public .cache && cp page public/index.html && { [ ! -e interrupt ] || kill -TERM $PPID; } ;;
esac
`

/** Commits these files to the repository and runs the script at a time. Returns its status. */
const release = (time: string, files: Record<string, string>): number | null => {
  for (const [name, text] of Object.entries(files)) writeFileSync(at("repository", name), text)
  const git = ["-C", at("repository"), "-c", "user.name=Test", "-c", "user.email=test@example.com"]
  execFileSync("git", [...git, "add", "--all"])
  execFileSync("git", [...git, "commit", "--quiet", "--message=Change"])
  writeFileSync(at("bin", "date"), `#!/bin/sh\necho ${time}\n`, { mode: 0o755 })
  const env = {
    PATH: `${at("bin")}:${process.env["PATH"] ?? ""}`,
    SITE_FOLDER: at("site"),
    SITE_REPOSITORY: `file://${at("repository")}`,
  }
  return spawnSync("sh", [path.join(__dirname, "release.sh")], { env, stdio: "pipe" }).status
}

test("each release is a folder of its own, a build that fails changes nothing, and the link leads back", () => {
  for (const name of ["bin", "repository", "site/releases"]) mkdirSync(at(name), { recursive: true })
  execFileSync("git", ["init", "--quiet", at("repository")])
  writeFileSync(at("bin", "npm"), npm, { mode: 0o755 })

  expect(release("1", { "package-lock.json": "1", page: "first" })).toBe(0)
  expect(release("2", { page: "second" })).toBe(0)
  expect([page("current"), page("releases/1")]).toEqual(["second", "first"])
  const packageOf = (name: string) => statSync(at("site", "releases", name, "node_modules", "package")).ino
  expect(packageOf("2")).toBe(packageOf("1"))
  expect(readlinkSync(at("site", "releases", "2", "node_modules", ".bin", "package"))).toBe("../package")

  expect(release("3", { interrupt: "" })).not.toBe(0)
  rmSync(at("repository", "interrupt"))
  rmSync(at("repository", "page"))
  expect(release("3", {})).not.toBe(0)
  expect(page("current")).toBe("second")
  expect(readdirSync(at("site", "releases"))).toEqual(["1", "2"])

  expect(release("4", { "package-lock.json": "2", page: "fourth" })).toBe(0)
  expect(packageOf("4")).not.toBe(packageOf("1"))
  execFileSync("ln", ["-sfn", "releases/2", at("site", "current")])
  expect(page("current")).toBe("second")
  expect(existsSync(at("site", "releases", "4", ".cache"))).toBe(false)

  for (let number = 100; number < 130; number += 1) mkdirSync(at("site", "releases", `0-${number}`))
  expect(release("5", { page: "fifth" })).toBe(0)
  expect(readdirSync(at("site", "releases"))).toEqual([
    ...Array.from({ length: 26 }, (_, index) => `0-${index + 104}`),
    ...["1", "2", "4", "5"],
  ])

  expect(release("0-000", { page: "after the clock was set back" })).toBe(0)
  expect(page("current")).toBe("after the clock was set back")
})

test("systemd, where it is installed, accepts the units", () => {
  const units = readdirSync(__dirname).filter((name) => /\.(service|socket|timer)$/.test(name))
  for (const name of units) {
    const text = readFileSync(path.join(__dirname, name), "utf8")
    const programs = text
      .replace("/usr/bin/node", process.execPath)
      .replace("/usr/local/bin/site-backup", "/bin/true")
    writeFileSync(at(name), programs)
  }
  const { error, stderr } = spawnSync("systemd-analyze", [
    "verify",
    "--man=no",
    ...units.map((name) => at(name)),
  ])
  expect(error ? "" : stderr.toString()).toBe("")
  expect(units).toHaveLength(6)
})
