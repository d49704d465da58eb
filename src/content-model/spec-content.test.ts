import { specifiedContent } from "../../test/content/sample"
import { contentFolder, copyOf } from "../../test/content/copy"

const content = specifiedContent()
const services = copyOf("HomeServices", "home/services.yml", content)
const site = copyOf("SiteProfile", "site.yml", content)
const clientsCopy = copyOf("HomeClients", "home/clients.yml", content)
const why = copyOf("HomeWhy", "home/why-choose-us.yml", content)
const form = copyOf("HomeContact", "home/contact.yml", content)
const policy = copyOf("PrivacyPage", "pages/privacy-policy.yml", content)

test("the ten modules and the three HANA services are offered in the specified order", () => {
  expect(services.modules.map(({ title }) => title)).toEqual([
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
  ])
  expect(services.hana.map(({ title }) => title)).toEqual([
    "GTS on HANA",
    "HANA-Optimized Workflows",
    "Performance Optimization",
  ])
})

test("there are six reasons under “Why Choose SAP GTS on HANA”", () => {
  expect(services.reasonsHeading).toBe("Why Choose SAP GTS on HANA")
  expect(services.reasons).toHaveLength(6)
})

test.each(["Manufacturing", "Logistics", "Pharmaceuticals", "Automotive", "Consumer Goods"])(
  "the industry %s is listed",
  (name) => {
    expect(services.industries.map((industry) => industry.name)).toContain(name)
  },
)

test.each(["Certified Expertise", "Cost-Effective", "Faster Implementation", "Personalized Support"])(
  "the benefit %s is listed",
  (title) => {
    expect(why.benefits.map((benefit) => benefit.title)).toContain(title)
  },
)

test("at least five clients are listed under “Trusted by Industry Leaders”", () => {
  expect(clientsCopy.heading).toBe("Trusted by Industry Leaders")
  expect(contentFolder("Client", "clients", ".yml", content).length).toBeGreaterThanOrEqual(5)
})

test("“Get Started Today” leads to the contact form", () => {
  expect(clientsCopy.link).toEqual({ label: "Get Started Today", href: "#contact" })
})

test("there are at least two testimonials and one certification badge", () => {
  expect(copyOf("Testimonials", "testimonials.yml", content).items.length).toBeGreaterThanOrEqual(2)
  expect(why.certifications.length).toBeGreaterThanOrEqual(1)
})

const caseStudies = contentFolder("CaseStudy", "case-studies", ".yml", content).map(({ fields }) => fields)

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
  const words = caseStudies
    .filter((study) => study.industry === industry)
    .flatMap(({ title, results }) => [title, ...results.map(({ figure, meaning }) => `${figure} ${meaning}`)])
  expect(words.join("\n").toLowerCase()).toContain(result.toLowerCase())
})

test("each case study leads to the contact form", () => {
  const hrefs = caseStudies.map(({ link }) => link.href)
  expect(hrefs.filter((href) => !/^\/?#contact$/.test(href))).toEqual([])
})

test("the 404 page says that the page was not found", () => {
  expect(copyOf("NotFoundPage", "pages/not-found.yml", content).title).toBe("Page not found")
})

test("the badge and the links of the hero are those that docs/specification.md states", () => {
  expect(copyOf("HomeHero", "home/hero.yml", content)).toMatchObject({
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
  expect(site.navigation).toContainEqual({ label, href })
})

test("the call to action is “Book a Consultation”", () => {
  expect(site.book.label).toBe("Book a Consultation")
})

test("business hours are Monday to Friday, nine to five", () => {
  expect(site.openingHours).toBe("Mo-Fr 09:00-17:00")
})

const articles = contentFolder("Article", "articles", "index.md", content).map(({ fields }) => fields)

test.each([
  [1, /EWM/],
  [2, /sanctioned[- ]party/i],
  [3, /HANA/],
  [4, /ROI|return/i],
])("article %i exists, is dated March 2025 and covers its subject", (id, subject) => {
  const article = articles.find((each) => each.id === id)
  expect(article).toMatchObject({ date: expect.stringMatching(/^2025-03-/) as string, draft: false })
  expect(article?.title).toMatch(subject)
})

test("the Knowledge Hub has its title", () => {
  expect(copyOf("BlogPage", "pages/blog.yml", content).title).toBe("SAP GTS Knowledge Hub")
})

const sections = contentFolder("PrivacySection", "privacy", ".md", content)
const policyWords = sections.map(({ body }) => body).join("\n")

test("the privacy policy has fourteen sections", () => {
  expect(sections).toHaveLength(14)
})

test("one section of the policy is called Data Security, and the button links to it", () => {
  const security = sections.find((section) => section.fields.title === "Data Security")
  expect(security?.place["slug"]).toBe(policy.securitySection)
})

test("the policy was last updated in May 2025 or later, and its coverage is global", () => {
  expect(Date.parse(`1 ${policy.lastUpdated}`)).toBeGreaterThanOrEqual(Date.parse("1 May 2025"))
  expect(policy.coverage).toBe("Global")
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
] as const)("the field for the %s has its label and sample", (name, label, placeholder) => {
  expect(form.inputs[name]).toMatchObject({ label, placeholder })
})

test("the messages of the form are those that docs/specification.md states", () => {
  expect(form.submitting).toBe("Submitting...")
  expect(form.errors).toMatchObject({
    failed: "Failed to submit form",
    retry: "Failed to submit form. Please try again later.",
  })
})

test("the cookie banner has its two buttons and a link to the policy", () => {
  expect(copyOf("CookieBanner", "cookie-banner.yml", content)).toMatchObject({
    decline: "Decline",
    accept: "Accept All",
    policy: { href: "/privacy-policy" },
  })
})
