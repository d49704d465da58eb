import { storageInventory, type StoredItem } from "../site/storage"

/** The comment in the policy that the table stands for. */
export const cookieTableMark = "<!-- cookie-table -->"

const kinds: Record<StoredItem["kind"], string> = {
  localStorage: "Local storage",
  sessionStorage: "Session storage",
  cookie: "Cookie",
}

const columns = ["Name", "Kind", "What for", "How long", "Set when"]

/** All that the site may leave in a browser, as an HTML table made from the constants that the code itself uses. */
export const cookieTable = (): string => {
  const rows = storageInventory.map(({ label, name, kind, purpose, lifetime, when }) => [
    `${label} <code>${name}</code>`,
    kinds[kind],
    purpose,
    lifetime,
    when,
  ])
  const head = columns.map((column) => `<th>${column}</th>`).join("")
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}
