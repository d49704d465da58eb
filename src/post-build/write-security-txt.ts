import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { securityTxt } from "./security-txt"

/** A step after the build: writes `/.well-known/security.txt` with the site's own address and a new expiry. */
export const writeSecurityTxt = async ({ graphql }: Pick<BuildArgs, "graphql">) => {
  const { data } = await graphql<Queries.SecurityContactQuery>(`
    query SecurityContact {
      siteProfile {
        email
        url
      }
    }
  `)
  if (!data?.siteProfile) throw new Error("security.txt needs the email address in content/site.yml")
  const folder = path.join("public", ".well-known")
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "security.txt"), securityTxt(data.siteProfile, new Date()))
}
