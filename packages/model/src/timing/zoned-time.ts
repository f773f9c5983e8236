/** The moment at which clocks in the zone show this time, such as `2026-03-29T02:30`. A time that a clock change skips is taken later; one that comes twice, the first time. Null when it is no time. */
export function instantOfWallTime(wallTime: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime)) return null
  const wished = Date.parse(`${wallTime}:00Z`)
  if (Number.isNaN(wished)) return null
  const dayMs = 24 * 60 * 60 * 1000
  const offsets = [wished - dayMs, wished + dayMs].map((near) => offsetAt(near, timeZone))
  const found = offsets.map((offset) => wished - offset).filter((at) => at + offsetAt(at, timeZone) === wished)
  return found.length > 0 ? Math.min(...found) : wished - (offsets[0] ?? 0)
}

/** What clocks in the zone show at this moment. */
export function wallTimeOf(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16)
}

function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}
