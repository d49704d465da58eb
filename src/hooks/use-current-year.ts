import { useEffect, useState } from "react"

/** The visitor's current year; the year of the build until scripts run. */
export const useCurrentYear = (built: string): string => {
  const [year, setYear] = useState(built)
  useEffect(() => setYear(String(new Date().getFullYear())), [])
  return year
}
