import { contentSecurityPolicy } from "./content-security-policy"

// Each hash is in the policy once.
const facts = { scripts: ["sha256-b", "sha256-a", "sha256-a"], styles: ["sha256-c"], analytics: false }
const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

test("without analytics and with a contact service on the same origin, everything else is the site's own or none", () => {
  const policy = contentSecurityPolicy({ ...facts, contactEndpoint: undefined })
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "style-src 'self' 'sha256-c'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ])
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
