/** Google's tag reads a queue of `arguments` objects and two switches on `window`: this file alone touches them. */
type Command = readonly unknown[]

const queue = (): IArguments[] => (window.dataLayer ??= [])

const commandOf = (entry: IArguments): Command => Array.from(entry)

/** Adds one command to the queue. */
export function gtag(..._command: Command) {
  // eslint-disable-next-line prefer-rest-params -- Google's tag takes `arguments` objects and ignores arrays
  queue().push(arguments)
}

/** The measurement id that gatsby-plugin-google-gtag wrote into the page; undefined where nothing is measured. */
export const measurementId = (): string | undefined => {
  const id = queue()
    .map(commandOf)
    .find(([name]) => name === "config")?.[1]
  return typeof id === "string" && /^G-[A-Z0-9]+$/.test(id) ? id : undefined
}

const isDefault = ([name, kind]: Command) => name === "consent" && kind === "default"
const isSet = ([name]: Command) => name === "set"
const isStart = ([name]: Command) => name === "js" || name === "config"

/**
 * Orders the queue for the tag's first run: default, update, set, js, config. What was reported before the visitor
 * agreed is dropped and never replayed.
 *
 * @param update adds the visitor's choice
 * @param settings adds what the tag must know before it is configured
 */
export const rebuildQueue = (update: () => void, settings: () => void) => {
  const before = [...queue()]
  const restore = (wanted: (command: Command) => boolean) =>
    queue().push(...before.filter((entry) => wanted(commandOf(entry))))
  queue().length = 0
  restore(isDefault)
  update()
  restore(isSet)
  settings()
  restore(isStart)
}

/** Loads Google's tag. Where a blocker stops it, nothing is measured and nothing else happens. */
export const loadTag = (id: string) => {
  const script = document.createElement("script")
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** Google's own switch: a tag that is already loaded sends nothing. */
export const muteTag = (id: string) => {
  window[`ga-disable-${id}`] = true
}

/** Turns that switch back. */
export const unmuteTag = (id: string) => {
  window[`ga-disable-${id}`] = false
}
