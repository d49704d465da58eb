import { asUserError, runCli, UserError } from "./lib/user-error"
import { newArticle } from "./new-article/new-article"

/** `npm run new:article -- "The title of the article"` */
void runCli(async () => {
  const [title = "", ...others] = process.argv.slice(2)
  if (title.trim() === "" || others.length > 0)
    throw new UserError('Usage: npm run new:article -- "The title of the article"')
  const today = new Date().toISOString().slice(0, 10)
  const file = await asUserError(() => newArticle(process.cwd(), title.trim(), today))
  console.log(`Write your article in ${file}, then remove the line "draft: true".`)
})
