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
  ["/%23contact", "/23contact"],
  ["/blog%3Fq=x", "/blog3Fq=x"],
  ["/blog/https%3A%2F%2Fexample.com", "/blog/https3A2F2Fexample.com"],
  ["/blog%252F", "/blog252F"],
  ["/privacy-policy%20", "/privacy-policy20"],
  ["/%00", "/00"],
  ["/%5C", "/5C"],
])("the malformed address %s becomes %s", (address, repaired) => {
  expect(addressAfter(address)).toBe(repaired)
  expect(window.history.state).toEqual({ key: "kept" })
})

test.each(["/%C3%BC?q=%20#%C3%BC", "/privacy%2Dpolicy"])("the address %s stays as it is", (address) => {
  expect(addressAfter(address)).toBe(address)
})
