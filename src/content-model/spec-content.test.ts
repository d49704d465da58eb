import { readFileSync } from "node:fs"
import path from "node:path"
import { fixtureContent } from "../../test/content/copy"

test.each([
  [
    "home/services.yml",
    /Compliance Management.*Customs Management.*Preference Management.*Intrastat.*Products and Classification/,
  ],
  [
    "home/services.yml",
    /Improved Search.*Enhanced Analytics.*Streamlined Screening.*User Roles and Auth.*Integration with S\/4HANA/,
  ],
  [
    "home/services.yml",
    /GTS on HANA.*HANA-Optimized Workflows.*Performance Optimization.*Why Choose SAP GTS on HANA/,
  ],
  ["home/services.yml", /Manufacturing.*Logistics.*Pharmaceuticals.*Automotive.*Consumer Goods/],
  [
    "home/why-choose-us.yml",
    /Certified Expertise.*Cost-Effective.*Faster Implementation.*Personalized Support/,
  ],
  ["home/clients.yml", /Trusted by Industry Leaders.*Get Started Today/],
  ["home/hero.yml", /Expert SAP GTS Implementation Services.*Book a Free Consultation.*Explore Services/],
  ["home/contact.yml", /Full Name.*John Smith.*Company Name.*Your Company Ltd\./],
  ["home/contact.yml", /Tell us about your SAP GTS needs or challenges\.\.\..*Submitting\.\.\./],
  ["home/contact.yml", /Failed to submit form\. Please try again later\./],
  ["cookie-banner.yml", /Decline.*Accept All/],
  ["site.yml", /Mo-Fr 09:00-17:00.*Home.*Services.*Why Us.*Case Studies.*Contact.*Book a Consultation/],
  ["pages/blog.yml", /SAP GTS Knowledge Hub/],
  ["pages/not-found.yml", /Page not found/],
  ["pages/privacy-policy.yml", /Global.*data-security/],
])("%s of the fixture content has the words of the specification", (name, words) => {
  const text = readFileSync(path.join(fixtureContent, name), "utf8")
  expect(text.replace(/\s+/g, " ")).toMatch(words)
})
