import type { EventView } from '@sitewright/model/collections/item-card'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

interface EventInput {
  readonly event: EventView
  /** Of the event: links of many events in a list are told apart by it. */
  readonly title: string
  readonly texts: VisitorTexts
}

/** The day in large letters. The line beside it says the same in full. */
export function EventDay({ event: { day, month } }: Pick<EventInput, 'event'>) {
  return (
    <p className="event-day" aria-hidden="true">
      <span className="event-number">{day}</span>
      <span className="event-month">{month}</span>
    </p>
  )
}

/** When it is, and where. */
export function EventFacts({ event, title, texts }: EventInput) {
  const { when, where, map, over } = texts.collections.events
  const { place } = event
  return (
    <dl className="event-facts">
      <div>
        <dt>{when}</dt>
        <dd>
          <time dateTime={event.start.iso}>{event.when}</time>
          {event.isPast && <span className="event-over">{over}</span>}
        </dd>
      </div>
      {place !== null && (
        <div>
          <dt>{where}</dt>
          <dd>
            {place.name !== '' && <span className="event-place">{place.name}</span>}
            {place.address !== '' && <span className="event-address">{place.address}</span>}
            {place.mapHref !== null && (
              <a className="event-map" href={place.mapHref} rel="noopener">
                {map}
                <span className="visually-hidden">: {title}</span>
              </a>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Tickets, and the ways into a calendar. What is over needs neither. */
export function EventActions({ event, title, texts }: EventInput) {
  const { tickets, google, ics, addToCalendar } = texts.collections.events
  if (event.isPast) return null
  return (
    <div className="event-actions">
      {event.ticketsHref !== null && (
        <a className="button" data-kind="primary" data-size="small" href={event.ticketsHref} rel="noopener">
          {tickets}
          <span className="visually-hidden">: {title}</span>
        </a>
      )}
      <ul className="event-add" aria-label={`${addToCalendar}: ${title}`}>
        <li>
          <a href={event.googleHref} rel="noopener">
            {google}
          </a>
        </li>
        <li>
          <a href={event.icsHref} rel="nofollow">
            {ics}
          </a>
        </li>
      </ul>
    </div>
  )
}
