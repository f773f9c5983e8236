/** One browser's history with a site. Times are milliseconds since 1970. */
export interface VisitorRecord {
  id: string
  firstVisit: number
  previousVisit: number
  latestVisit: number
  count: number
}

export const visitorRecordLifetimeSeconds = 2 * 365 * 24 * 60 * 60
export const visitLifetimeSeconds = 30 * 60
export const analyticsIdLifetimeSeconds = 390 * 24 * 60 * 60

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const recordPattern = new RegExp(`^(${uuid})\\|([1-9]\\d*)\\|([1-9]\\d*)\\|([1-9]\\d*)\\|([1-9]\\d*)$`, 'i')

export function encodeVisitorRecord(record: VisitorRecord): string {
  return [record.id, record.firstVisit, record.previousVisit, record.latestVisit, record.count].join('|')
}

/** The record in a cookie, or null when the cookie does not hold one. */
export function decodeVisitorRecord(cookie: string | undefined): VisitorRecord | null {
  const match = recordPattern.exec(cookie ?? '')
  if (match === null) return null
  const [firstVisit, previousVisit, latestVisit, count] = match.slice(2).map(Number)
  const numbers = [firstVisit, previousVisit, latestVisit, count]
  if (!numbers.every(Number.isSafeInteger)) return null
  return {
    id: match[1] ?? '',
    firstVisit: firstVisit ?? 0,
    previousVisit: previousVisit ?? 0,
    latestVisit: latestVisit ?? 0,
    count: count ?? 0,
  }
}

/** The start of the visit under way, or null when the cookie does not hold a positive whole number. */
export function decodeVisitTime(cookie: string | undefined): number | null {
  const time = /^[1-9]\d*$/.test(cookie ?? '') ? Number(cookie) : 0
  return Number.isSafeInteger(time) && time > 0 ? time : null
}

export interface VisitCookies {
  record: string | undefined
  visitTime: string | undefined
}

export interface Visit {
  record: VisitorRecord
  /** To be written again at every page view: half an hour without one ends the visit. */
  visitTime: number
}

/** What a page view makes of the two cookies. A broken record is replaced by a new one. */
export function readVisit(cookies: VisitCookies, now: number, newId: () => string): Visit {
  const record = decodeVisitorRecord(cookies.record)
  if (record === null) {
    return { record: { id: newId(), firstVisit: now, previousVisit: now, latestVisit: now, count: 1 }, visitTime: now }
  }
  const visitTime = decodeVisitTime(cookies.visitTime)
  if (visitTime !== null) return { record, visitTime }
  const returned = { ...record, previousVisit: record.latestVisit, latestVisit: now, count: record.count + 1 }
  return { record: returned, visitTime: now }
}
