import type { CalendarDay, CalendarView, ItemCard } from '@sitewright/model/collections/item-card'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { CollectionList } from './collection-views'
import { EventActions, EventFacts } from './event-facts'
import { ItemTitleLink } from './item-meta'
import { Arrow } from './list-links'

interface CalendarInput {
  readonly calendar: CalendarView
  readonly list: Pick<CollectionList, 'texts' | 'head'>
}

/** A month of events as a table; on phones, where seven columns have no room, the same days as a list. */
export function EventCalendar({ calendar, list: { texts, head } }: CalendarInput) {
  const Heading = head === null ? 'h3' : 'h2'
  const busy = calendar.weeks.flat().filter((day) => day.isOfMonth && day.events.length > 0)
  return (
    <div className="calendar">
      <div className="calendar-bar">
        <Heading className="calendar-title">{calendar.title}</Heading>
        <nav className="calendar-months" aria-label={texts.collections.events.calendar}>
          <a href={calendar.previous.href} rel="prev">
            <Arrow leads="back" />
            <span>{calendar.previous.label}</span>
          </a>
          <a href={calendar.next.href} rel="next">
            <span>{calendar.next.label}</span>
            <Arrow leads="on" />
          </a>
        </nav>
      </div>
      <MonthTable calendar={calendar} texts={texts} />
      {busy.length === 0 ? (
        <p className="calendar-none">{texts.collections.empty.events}</p>
      ) : (
        <ol className="calendar-days">
          {busy.map((day) => (
            <BusyDay key={day.iso} day={day} texts={texts} />
          ))}
        </ol>
      )}
    </div>
  )
}

interface MonthInput {
  readonly calendar: CalendarView
  readonly texts: VisitorTexts
}

function MonthTable({ calendar, texts }: MonthInput) {
  return (
    <table className="calendar-table">
      <caption className="visually-hidden">{`${texts.collections.events.calendar}: ${calendar.title}`}</caption>
      <thead>
        <tr>
          {calendar.weekdays.map(({ short, long }) => (
            <th key={long} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendar.weeks.map((week) => (
          <tr key={week[0]?.iso}>
            {week.map((day) => (
              <DayCell key={day.iso} day={day} texts={texts} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayInput {
  readonly day: CalendarDay
  readonly texts: VisitorTexts
}

function DayCell({ day, texts }: DayInput) {
  return (
    <td data-outside={day.isOfMonth ? undefined : ''} aria-current={day.isToday ? 'date' : undefined}>
      <time className="calendar-number" dateTime={day.iso}>
        <span aria-hidden="true">{day.number}</span>
        <span className="visually-hidden">{sayDay(day, texts)}</span>
      </time>
      {day.events.length > 0 && (
        <ul>
          {day.events.map((item) => (
            <li key={item.id}>
              <a className="calendar-event" href={item.href} data-past={item.event?.isPast ? '' : undefined}>
                {item.event !== null && item.event.hours !== '' && (
                  <time dateTime={item.event.start.iso}>{item.event.hours}</time>
                )}
                <span>{item.title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

function sayDay({ label, events, isToday }: CalendarDay, { collections, language }: VisitorTexts): string {
  const day = isToday ? `${collections.events.today}, ${label}` : label
  return events.length === 0 ? day : nameCount(collections.events.eventsOn, events.length, language, { day })
}

function BusyDay({ day, texts }: DayInput) {
  return (
    <li className="calendar-day">
      <p className="calendar-day-name">
        <time dateTime={day.iso}>{day.label}</time>
      </p>
      <ul>
        {day.events.map((item) => (
          <DayEvent key={item.id} item={item} texts={texts} />
        ))}
      </ul>
    </li>
  )
}

function DayEvent({ item, texts }: { readonly item: ItemCard; readonly texts: VisitorTexts }) {
  return (
    <li>
      <p className="calendar-day-event">
        <ItemTitleLink item={item} />
      </p>
      {item.event !== null && <EventFacts event={item.event} title={item.title} texts={texts} />}
      {item.event !== null && <EventActions event={item.event} title={item.title} texts={texts} />}
    </li>
  )
}
