/** @jest-environment-options {"url": "https://www.example.com/"} */
import { deleteAnalyticsCookies } from "./gtag"

test("cookies for a parent domain, where Google sets them, are deleted", () => {
  document.cookie = "_ga=1; path=/; domain=.example.com"
  expect(document.cookie).toBe("_ga=1")
  deleteAnalyticsCookies()
  expect(document.cookie).toBe("")
})
