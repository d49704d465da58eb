import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { specifiedContent } from "../../test/content/sample"
import { parseFacts, readContentFile, type ValidContentFile } from "./content-file"

const content = specifiedContent()

const textOf = (file: string) => readFileSync(path.join(content, file), "utf8")

const facts = parseFacts(textOf("site.yml"))

const read = (file: string): ValidContentFile => {
  const read = readContentFile(file, textOf(file), facts)
  if (!read) throw new Error(`No page reads ${file}`)
  return read
}

type Named = { title: string; name: string; label: string; href: string }

const fields = (file: string) =>
  read(file).fields as Record<string, Named[]> & Record<string, Named> & Record<string, string>

const folder = (name: string, ending: string) =>
  readdirSync(path.join(content, name))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => read(`${name}/${file}`))

const services = fields("home/services.yml")
const site = fields("site.yml")

test.each([
  "Compliance Management",
  "Customs Management",
  "Preference Management",
  "Intrastat",
  "Products and Classification",
  "Improved Search",
  "Enhanced Analytics",
  "Streamlined Screening",
  "User Roles and Authorizations",
  "Integration with S/4HANA",
])("the module %s is offered", (title) => {
  expect(services["modules"]?.map((module) => module.title)).toContain(title)
})

test.each(["GTS on HANA", "HANA-Optimized Workflows", "Performance Optimization"])(
  "the HANA item %s is offered",
  (title) => {
    expect(services["hana"]?.map((item) => item.title)).toContain(title)
  },
)

test("there are six reasons under “Why Choose SAP GTS on HANA”", () => {
  expect(services["reasonsHeading"]).toBe("Why Choose SAP GTS on HANA")
  expect(services["reasons"]).toHaveLength(6)
})

test.each(["Manufacturing", "Logistics", "Pharmaceuticals", "Automotive", "Consumer Goods"])(
  "the industry %s is listed",
  (name) => {
    expect(services["industries"]?.map((industry) => industry.name)).toContain(name)
  },
)

test.each(["Certified Expertise", "Cost-Effective", "Faster Implementation", "Personalized Support"])(
  "the benefit %s is listed",
  (title) => {
    expect(fields("home/why-choose-us.yml")["benefits"]?.map((benefit) => benefit.title)).toContain(title)
  },
)

test("at least five clients are listed under “Trusted by Industry Leaders”", () => {
  expect(fields("home/clients.yml")["heading"]).toBe("Trusted by Industry Leaders")
  expect(folder("clients", ".yml").length).toBeGreaterThanOrEqual(5)
})

test("“Get Started Today” leads to the contact form", () => {
  expect(fields("home/clients.yml")["link"]).toEqual({ label: "Get Started Today", href: "#contact" })
})

test("there are at least two testimonials and one certification badge", () => {
  expect(fields("testimonials.yml")["items"]?.length).toBeGreaterThanOrEqual(2)
  expect(fields("home/why-choose-us.yml")["certifications"]?.length).toBeGreaterThanOrEqual(1)
})

const caseStudies = folder("case-studies", ".yml").map(({ fields: { industry, title, results } }) => ({
  industry,
  words: `${String(title)}\n${(results as { figure: string; meaning: string }[]).map(({ figure, meaning }) => `${figure} ${meaning}`).join("\n")}`,
}))

test.each([
  ["Manufacturing", "30% faster customs processing"],
  ["Manufacturing", "25% lower broker fees"],
  ["Manufacturing", "zero penalties"],
  ["Manufacturing", "ROI in 9 months"],
  ["Logistics", "99.8% compliance"],
  ["Logistics", "42% fewer manual checks"],
  ["Logistics", "$1.2M annual duty savings"],
  ["Logistics", "65% faster screening"],
])("the case study on %s reports %s", (industry, result) => {
  const words = caseStudies.filter((study) => study.industry === industry).map((study) => study.words)
  expect(words.join("\n").toLowerCase()).toContain(result.toLowerCase())
})

test("each case study leads to the contact form", () => {
  const hrefs = folder("case-studies", ".yml").map(({ fields: { link } }) => (link as Named).href)
  expect(hrefs.filter((href) => !/^\/?#contact$/.test(href))).toEqual([])
})

test("the 404 page says that the page was not found", () => {
  expect(fields("pages/not-found.yml")["title"]).toBe("Page not found")
})

test("the badge and the links of the hero are those that docs/specification.md states", () => {
  expect(fields("home/hero.yml")).toMatchObject({
    badge: "Expert SAP GTS Implementation Services",
    primary: { label: "Book a Free Consultation", href: "#contact" },
    secondary: { label: "Explore Services", href: "#services" },
  })
})

test.each([
  ["Home", "/"],
  ["Services", "/#services"],
  ["Why Us", "/#why-choose-us"],
  ["Case Studies", "/#case-studies"],
  ["Contact", "/#contact"],
])("the main menu links %s to %s", (label, href) => {
  expect(site["navigation"]).toContainEqual({ label, href })
})

test("the call to action is “Book a Consultation”", () => {
  expect((site["book"] as unknown as Named).label).toBe("Book a Consultation")
})

test("business hours are Monday to Friday, nine to five", () => {
  expect(site["openingHours"]).toBe("Mo-Fr 09:00-17:00")
})

const articles = readdirSync(path.join(content, "articles"))
  .filter((name) => name.includes("--"))
  .map((name) => read(`articles/${name}/index.md`).fields)

test.each([
  [1, /EWM/],
  [2, /sanctioned[- ]party/i],
  [3, /HANA/],
  [4, /ROI|return/i],
])("article %i is there, dated March 2025, and on its subject", (id, subject) => {
  const article = articles.find((each) => each["id"] === id)
  expect(article).toMatchObject({ date: expect.stringMatching(/^2025-03-/) as string, draft: false })
  expect(article?.["title"]).toMatch(subject)
})

test("the Knowledge Hub has its title", () => {
  expect(fields("pages/blog.yml")["title"]).toBe("SAP GTS Knowledge Hub")
})

const sections = folder("privacy", ".md")
const policyWords = sections.map(({ body }) => body).join("\n")

test("the privacy policy has fourteen sections", () => {
  expect(sections).toHaveLength(14)
})

test("one section of the policy is called Data Security, and the button links to it", () => {
  const security = sections.find((section) => section.fields["title"] === "Data Security")
  expect(security?.place["slug"]).toBe(fields("pages/privacy-policy.yml")["securitySection"])
})

test("the policy was last updated in May 2025 or later, and its coverage is global", () => {
  const { lastUpdated, coverage } = fields("pages/privacy-policy.yml")
  expect(Date.parse(`1 ${String(lastUpdated)}`)).toBeGreaterThanOrEqual(Date.parse("1 May 2025"))
  expect(coverage).toBe("Global")
})

test.each([
  ["client data", /(plus|and|\+|further)\s+(7|seven) years/i],
  ["consultation records", /(3|three) years/i],
  ["analytics", /26 months/i],
  ["children", /under (the age of )?16/i],
])("the policy states the period or age for %s", (_, words) => {
  expect(policyWords).toMatch(words)
})

test.each([
  ["name", "Full Name", "John Smith"],
  ["company", "Company Name", "Your Company Ltd."],
  ["message", "Message", "Tell us about your SAP GTS needs or challenges..."],
])("the field for the %s has its label and sample", (name, label, placeholder) => {
  const inputs = fields("home/contact.yml")["inputs"] as unknown as Record<string, object>
  expect(inputs[name]).toMatchObject({ label, placeholder })
})

test("the messages of the form are those that docs/specification.md states", () => {
  const form = fields("home/contact.yml")
  expect(form["submitting"]).toBe("Submitting...")
  expect(form["errors"]).toMatchObject({
    failed: "Failed to submit form",
    retry: "Failed to submit form. Please try again later.",
  })
})

test("the cookie banner has its two buttons and a link to the policy", () => {
  expect(fields("cookie-banner.yml")).toMatchObject({
    decline: "Decline",
    accept: "Accept All",
    policy: { href: "/privacy-policy" },
  })
})
