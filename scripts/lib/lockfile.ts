/** One entry of package-lock.json; `""` is the project itself. */
export type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  inBundle?: boolean
  optional?: boolean
  os?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export type Lockfile = { packages: Record<string, LockedPackage> }
