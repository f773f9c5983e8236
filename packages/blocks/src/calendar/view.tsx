import { EventCalendar } from '../collections/event-calendar'
import type { BlockViewInput } from '../ground/define-block'
import { ExplainShelf, readItemShelf } from '../item-shelves/explain-shelf'
import { type Calendar, calendar, listWishes } from './schema'

/** Its links lead to the months of the events page; the page's script shows them here instead. */
export function CalendarView({ id, props, context }: BlockViewInput<Calendar>) {
  const [wish] = listWishes(props)
  const shelf = readItemShelf(context, wish)
  if (!shelf?.calendar) return <ExplainShelf context={context} wish={wish} shelf={shelf} />
  const widget = JSON.stringify({ type: calendar.number, id, value: props })
  return (
    <div
      className="calendar-block"
      data-widget={widget}
      data-widget-collection={props.collectionId}
      data-previous={shelf.months?.previous}
      data-next={shelf.months?.next}
    >
      <EventCalendar calendar={shelf.calendar} list={{ texts: context.texts, head: null }} />
    </div>
  )
}
