import { useCallback, useLayoutEffect, useRef, useState } from "react"

const read = (name: string): string => new URLSearchParams(window.location.search).get(name) ?? ""

/** Writes a parameter of the address in place, without a page change; a fragment would no longer say what is shown. */
const write = (name: string, value: string) => {
  const url = new URL(window.location.href)
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  if (value) url.hash = ""
  if (url.href === window.location.href) return
  try {
    window.history.replaceState(window.history.state, "", url)
  } catch {
    // Safari allows 100 changes in 30 seconds; the page itself is up to date all the same.
  }
}

/**
 * State that is kept in the query string of the address, so that it can be shared and is there again after Back and a reload.
 * It is empty in the HTML that is made at build.
 * @param name the parameter, for example `q`
 * @returns the value and a function that sets it
 */
export const useAddressParam = (name: string) => {
  const [value, setValue] = useState("")
  const known = useRef("")

  // After every render: Gatsby changes the address by script and then renders the page again.
  useLayoutEffect(() => {
    const now = read(name)
    if (now === known.current) return
    known.current = now
    setValue(now)
  })

  const set = useCallback(
    (next: string) => {
      setValue(next)
      write(name, next)
      known.current = read(name)
    },
    [name],
  )

  return [value, set] as const
}
