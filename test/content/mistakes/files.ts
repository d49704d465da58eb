/** Files of the fixture site that many mistakes change, and one that it does not have. */
export const first = "articles/2025-03-04--first-lane/index.md"
export const second = "articles/2025-03-11--second-lane/index.md"
export const third = "articles/2025-03-18--first-lane/index.md"

/** Returns the text of another article. */
export const article = (id: number): string => `---
id: ${id}
title: Another
excerpt: What it is about.
author: Test Person
date: 2025-03-18
tags:
  - Customs
picture:
  src: ./chart.png
  alt: A chart.
---

Words.
`
