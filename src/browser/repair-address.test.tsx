import "./repair-address"

const addressAfter = (address: string): string => {
  window.history.replaceState({ key: "kept" }, "", address)
  window.dispatchEvent(new PopStateEvent("popstate"))
  return window.location.href.replace(window.location.origin, "")
}

test.each([
  ["/blog?q=%E0#%E0%A4%A", "/blog?q=%E0"],
  ["/%E0%A4%A", "/E0A4A"],
  ["/%25E0%25A4%25A", "/25E025A425A"],
  ["/a%2Fb/%FF?q=1#services", "/a2Fb/FF?q=1#services"],
  ["/100%", "/100"],
])("the malformed address %s becomes %s", (address, repaired) => {
  expect(addressAfter(address)).toBe(repaired)
  expect(window.history.state).toEqual({ key: "kept" })
})

test("a well-formed address stays as it is", () => {
  expect(addressAfter("/%C3%BC?q=%20#%C3%BC")).toBe("/%C3%BC?q=%20#%C3%BC")
})
