import type { EventTimes } from '@sitewright/model/collections/item'

/** 'Sat, Jun 12, 2027, 7:00 PM', on the clocks of the event. */
export function writeEventDay({ startsAt, isAllDay, timeZone }: EventTimes): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  const hour = { hour: 'numeric', minute: '2-digit' } as const
  return new Date(startsAt).toLocaleString(undefined, isAllDay ? day : { ...day, ...hour })
}
