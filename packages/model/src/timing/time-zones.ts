/** Making a formatter is slow, and the same few names are asked for again and again. */
const known = new Set<string>()
const maxKnown = 600

/** Whether clocks of this place are known here, such as `Europe/London` or `UTC`. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    if (known.size < maxKnown) known.add(name)
    return true
  } catch {
    return false
  }
}

/** Every place whose clocks are known here, by its name. */
export function listTimeZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort()
}
