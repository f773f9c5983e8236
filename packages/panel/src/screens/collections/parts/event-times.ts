import type { EventTimes } from '@sitewright/model/collections/item'
import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const eveningHour = 'T19:00'

/** Tomorrow evening, for two hours. */
export function firstTimes(timeZone: string, now: number): EventTimes {
  const tomorrow = wallTimeOf(now + dayMs, timeZone).slice(0, 10)
  const start = instantOfWallTime(`${tomorrow}${eveningHour}`, timeZone) ?? now + dayMs
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 2 * hourMs).toISOString(),
    isAllDay: false,
    timeZone,
    ticketsUrl: '',
  }
}

/** The event is as long as it was. */
export function moveStart(event: EventTimes, start: number): EventTimes {
  const lengthMs = Math.max(0, Date.parse(event.endsAt) - Date.parse(event.startsAt))
  return { ...event, startsAt: new Date(start).toISOString(), endsAt: new Date(start + lengthMs).toISOString() }
}

/** What is told in whole days begins at the midnights of its zone. */
export function setAllDay(event: EventTimes, isAllDay: boolean): EventTimes {
  if (!isAllDay) return { ...event, isAllDay }
  const midnight = (moment: string) => {
    const day = wallTimeOf(Date.parse(moment), event.timeZone).slice(0, 10)
    return new Date(instantOfWallTime(`${day}T00:00`, event.timeZone) ?? Date.parse(moment)).toISOString()
  }
  return { ...event, isAllDay, startsAt: midnight(event.startsAt), endsAt: midnight(event.endsAt) }
}

/** The clocks show the same hours in another zone. */
export function setTimeZone(event: EventTimes, timeZone: string): EventTimes {
  const move = (moment: string) => {
    const instant = instantOfWallTime(wallTimeOf(Date.parse(moment), event.timeZone), timeZone)
    return instant === null ? moment : new Date(instant).toISOString()
  }
  return { ...event, timeZone, startsAt: move(event.startsAt), endsAt: move(event.endsAt) }
}
