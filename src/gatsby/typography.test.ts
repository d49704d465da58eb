import { joinFields } from "./typography"

test.each([
  ["ended on 31 December 2025.", "ended on 31\u00A0December 2025."],
  ["on March 25, 2025", "on March\u00A025, 2025"],
  ["since May 2025", "since May\u00A02025"],
  ["SAP GTS 11.0 and 10 others", "SAP GTS\u00A011.0 and 10 others"],
  ["for € 35 or £ 20", "for €\u00A035 or £\u00A020"],
  ["from kr 290 000–420 000 a year", "from kr\u00A0290\u00A0000–\u2060420\u00A0000 a year"],
  ["6–8 weeks, 180 000 kr or 5 €", "6–\u20608\u00A0weeks, 180\u00A0000\u00A0kr or 5\u00A0€"],
  ["for 26 months or 1.5 years", "for 26\u00A0months or 1.5\u00A0years"],
  ["Article 6(1), phase 5", "Article\u00A06(1), phase\u00A05"],
  ["2 lists may follow", "2 lists may follow"],
  ["after go-live, re-exported", "after go-\u2060live, re-\u2060exported"],
  ["a HANA-Optimized export-control list", "a HANA-Optimized export-control list"],
  ["an export-ready plan, customs-ready", "an export-\u2060ready plan, customs-ready"],
  ["write to a-b@c-d.org or see a-b.org/c-d", "write to a-b@c-d.org or see a-b.org/c-d"],
  ["shopping-bag", "shopping-bag"],
])("dates, measures, versions and short terms with hyphens stay on one line: %s", (text, joined) => {
  expect(joinFields({ list: [{ text }] })).toEqual({ list: [{ text: joined }] })
})

test("alternative texts are unchanged", () => {
  const fields = { alt: "A chart of 31 December" }
  expect(joinFields(fields)).toEqual(fields)
})
