export const invalidDateWarning = 'Invalid date on node'

/** The time in a `data-date` attribute, in milliseconds since 1970, or null when it is not numeric. */
export function readNodeDate(attribute: string | null): number | null {
  const text = (attribute ?? '').trim()
  return /^-?\d+(\.\d+)?$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : null
}
