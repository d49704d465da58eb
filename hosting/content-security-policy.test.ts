import { contentSecurityPolicy } from "./content-security-policy"

const facts = { scripts: ["sha256-b", "sha256-a", "sha256-a"], styles: ["sha256-c"], analytics: false }
const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

test("inline scripts and styles are allowed by their hash, each hash once", () => {
  const policy = contentSecurityPolicy({ ...facts, contactEndpoint: undefined })
  expect(directive(policy, "script-src")).toBe("'self' 'sha256-a' 'sha256-b'")
  expect(directive(policy, "style-src")).toBe("'self' 'sha256-c'")
})

test("unsafe-inline is allowed for style attributes and nowhere else", () => {
  const policy = contentSecurityPolicy({
    ...facts,
    analytics: true,
    contactEndpoint: "https://a.example/form",
  })
  const loose = policy.split("; ").filter((part) => part.includes("unsafe"))
  expect(loose).toEqual(["style-src-attr 'unsafe-inline'"])
})

test("a measurement id allows Google's script, images and requests", () => {
  const policy = contentSecurityPolicy({ ...facts, analytics: true, contactEndpoint: undefined })
  expect(directive(policy, "script-src")).toContain("https://www.googletagmanager.com")
  expect(directive(policy, "img-src")).toContain("https://*.google-analytics.com")
  expect(directive(policy, "connect-src")).toContain("https://*.analytics.google.com")
})

test("a contact service on another origin is the only target of forms", () => {
  const contactEndpoint = "https://project.supabase.co/functions/v1/contact-form"
  const policy = contentSecurityPolicy({ ...facts, contactEndpoint })
  expect(directive(policy, "form-action")).toBe(contactEndpoint)
  expect(directive(policy, "connect-src")).toBe(`'self' ${contactEndpoint}`)
})

test("a contact service on the site's own origin needs no host in the policy", () => {
  const policy = contentSecurityPolicy({ ...facts, contactEndpoint: undefined })
  expect(directive(policy, "form-action")).toBe("'self'")
  expect(directive(policy, "connect-src")).toBe("'self'")
})
