import { newArticle } from "./new-article/new-article"

const [title = "", ...others] = process.argv.slice(2)

if (title.trim() === "" || others.length > 0) {
  console.log('Usage: npm run new:article -- "The title of the article"')
  process.exitCode = 2
} else {
  newArticle(process.cwd(), title.trim(), new Date().toISOString().slice(0, 10)).then(
    (file) => console.log(`Write your article in ${file}, then remove the line "draft: true".`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
}
