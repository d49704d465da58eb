const settingsAsked = "cookiesettings"

/** Asks for the cookie choice to be shown again, whatever was chosen before. */
export const askForSettings = () => {
  window.dispatchEvent(new Event(settingsAsked))
}

/** Calls the listener each time the settings are asked for; gives the way to stop. */
export const onSettingsAsked = (listener: () => void): (() => void) => {
  window.addEventListener(settingsAsked, listener)
  return () => window.removeEventListener(settingsAsked, listener)
}
