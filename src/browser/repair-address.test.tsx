import "./repair-address"

const addressAfter = (address: string): string => {
  window.history.replaceState({ key: "kept" }, "", address)
  window.dispatchEvent(new PopStateEvent("popstate"))
  return window.location.href.replace(window.location.origin, "")
}

test.each([
  ["/blog?q=%E0#%E0%A4%A", "/blog?q=%E0"],
  ["/%E0%A4%A", "/E0A4A"],
  ["/a%2Fb?q=1#services", "/a2Fb?q=1#services"],
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
