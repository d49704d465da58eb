import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Policy } from "../../src/components/policy/policy"
import { contentFolder, copyOf } from "../content/copy"
import { paragraphs } from "./paragraphs"

const copy = copyOf("PrivacyPage", "pages/privacy-policy.yml")
const sections = contentFolder("PrivacySection", "privacy", ".md").map(({ fields, place, body }) => ({
  ...fields,
  slug: place["slug"] ?? "",
  order: Number(place["order"]),
  html: paragraphs(body),
}))
const details = () => screen.getAllByRole<HTMLDetailsElement>("group", { hidden: true })

/** The privacy policy with the sections of the fixture content, and queries for tests. */
export const policyPage = {
  copy,
  sections,
  slugs: sections.map(({ slug }) => slug),
  show: (shown = sections) => render(<Policy copy={copy} email="privacy@example.com" sections={shown} />),
  details,
  /** The sections that are open and visible. */
  open: () => details().flatMap((section) => (section.open && !section.hidden ? [section.id] : [])),
  visible: () => details().flatMap((section) => (section.hidden ? [] : [section.id])),
  head: (title: string) => screen.getByRole("heading", { level: 2, name: new RegExp(`${title}$`) }),
  search: () => screen.getByRole("searchbox", { name: "Search this policy" }),
  click: (name: string) => userEvent.click(screen.getByRole("button", { name })),
}
