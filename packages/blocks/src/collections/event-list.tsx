import type { ItemCard } from '@sitewright/model/collections/item-card'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { CollectionList } from './collection-views'
import { EventActions, EventDay, EventFacts } from './event-facts'
import type { ItemHeading } from './item-card'
import { ItemMarks, ItemTitleLink } from './item-meta'
import { ItemPicture } from './item-picture'

/** Events to come, then those that are over. */
export function EventList({ list }: { readonly list: CollectionList }) {
  const { events } = list.texts.collections
  const [Heading, below] = list.head === null ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const)
  return (
    <>
      {list.items.length === 0 ? (
        <p className="events-none">{events.nonePlanned}</p>
      ) : (
        <Events list={list} items={list.items} heading={Heading} label={events.upcoming} urgent={3} />
      )}
      {list.pastItems.length > 0 && (
        <div className="events-past">
          <Heading className="events-past-title">{events.past}</Heading>
          <Events list={list} items={list.pastItems} heading={below} label={events.past} urgent={0} />
        </div>
      )}
    </>
  )
}

interface EventsInput {
  readonly list: Pick<CollectionList, 'design' | 'texts'>
  readonly items: readonly ItemCard[]
  readonly heading: ItemHeading
  readonly label: string
  /** So many pictures may be seen at once. */
  readonly urgent: number
}

function Events({ list: { design, texts }, items, heading, label, urgent }: EventsInput) {
  return (
    <ol className="event-list" aria-label={label} data-ratio={design.pictureRatio}>
      {items.map((item, index) => (
        <EventCard key={item.id} item={item} heading={heading} texts={texts} isUrgent={index < urgent} />
      ))}
    </ol>
  )
}

interface EventCardInput {
  readonly item: ItemCard
  readonly heading: ItemHeading
  readonly texts: VisitorTexts
  readonly isUrgent: boolean
}

function EventCard({ item, heading: Heading, texts, isUrgent }: EventCardInput) {
  const { event } = item
  return (
    <li className="item-card event-card" data-past={event?.isPast ? '' : undefined}>
      {event !== null && <EventDay event={event} />}
      <div className="item-words">
        <ItemMarks item={item} texts={texts} />
        <Heading className="item-title">
          <ItemTitleLink item={item} />
        </Heading>
        {event !== null && <EventFacts event={event} title={item.title} texts={texts} />}
        {item.excerpt !== '' && <p className="item-excerpt">{item.excerpt}</p>}
        {event !== null && <EventActions event={event} title={item.title} texts={texts} />}
      </div>
      <ItemPicture item={item} sizes="(max-width: 767px) 92vw, 30vw" isUrgent={isUrgent} />
    </li>
  )
}
