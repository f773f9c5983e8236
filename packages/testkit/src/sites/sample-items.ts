import type { CollectionList, ItemFoot, ItemHead } from '@sitewright/blocks/collections/collection-views'
import { collectionDesign } from '@sitewright/model/collections/collection-design'
import type { CollectionLayout, CollectionName } from '@sitewright/model/collections/collection-kinds'
import type { CalendarDay, EventView, ItemCard } from '@sitewright/model/collections/item-card'
import { textsFor } from '@sitewright/model/visitor-texts/texts-for'
import { sampleId, samplePicture } from './sample-page'

const picture = { asset: samplePicture, alt: 'A blue vase on a shelf', focalPoint: { x: 0.25, y: 0.75 } }

const event: EventView = {
  start: { text: '6:30 PM', iso: '2026-11-21T18:30:00.000Z' },
  end: { text: '10:00 PM', iso: '2026-11-21T22:00:00.000Z' },
  day: '21',
  hours: '6:30 PM',
  month: 'Nov',
  when: 'Saturday, November 21, 2026, 6:30 – 10:00 PM',
  isPast: false,
  place: { name: 'Old Net Store', address: '4 Old Quay', mapHref: 'https://maps.example/?q=4+Old+Quay' },
  ticketsHref: 'https://tickets.example/raku',
  googleHref: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
  icsHref: '/events/raku?format=ical',
}

/** Named by its number. An item of events takes place on one evening. */
export function sampleItem(number: number, name: CollectionName, changes: Partial<ItemCard> = {}): ItemCard {
  return {
    id: sampleId(0xd00 + number),
    href: `/list/item-${number}`,
    leadsElsewhere: false,
    title: `Piece ${number}`,
    excerpt: `What piece ${number} is about`,
    picture,
    date: { text: 'November 12, 2026', iso: '2026-11-12T09:00:00.000Z' },
    author: { label: 'Maren Holt', href: '/list?author=maren-holt' },
    categories: [{ label: 'Kilns', href: '/list?category=Kilns' }],
    tags: [{ label: 'ash', href: '/list?tag=ash' }],
    readingTime: '4 minutes',
    comments: '3 voices',
    isFeatured: false,
    isForMembers: false,
    event: name === 'events' ? event : null,
    ...changes,
  }
}

export function sampleList(
  name: CollectionName,
  layout: CollectionLayout,
  changes: Partial<CollectionList> = {},
): CollectionList {
  const items = [1, 2, 3].map((number) => sampleItem(number, name))
  return {
    name,
    layout,
    design: collectionDesign.parse({ layout }),
    title: 'Our list',
    head: null,
    filters: [
      { label: 'Everything', href: '/list', isCurrent: true },
      { label: 'Kilns', href: '/list?category=Kilns', isCurrent: false },
    ],
    items,
    pastItems: [],
    calendar: layout === 'calendar' ? sampleCalendar(items) : null,
    newerHref: null,
    olderHref: '/list?page=2',
    isEditing: false,
    texts: textsFor('en'),
    ...changes,
  }
}

/** One week, with all items on its last day but one; its second day is today. */
function sampleCalendar(items: readonly ItemCard[]): NonNullable<CollectionList['calendar']> {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const week = names.map(
    (name, index): CalendarDay => ({
      iso: `2026-11-${16 + index}`,
      number: String(16 + index),
      label: `${name}, November ${16 + index}`,
      isOfMonth: true,
      isToday: index === 1,
      events: index === 5 ? items : [],
    }),
  )
  return {
    title: 'November 2026',
    previous: { label: 'October', href: '/list?month=10-2026' },
    next: { label: 'December', href: '/list?month=12-2026' },
    weekdays: names.map((long) => ({ short: long.slice(0, 3), long })),
    weeks: [week],
  }
}

export function sampleItemHead(name: CollectionName, changes: Partial<ItemHead> = {}): ItemHead {
  return {
    name,
    item: sampleItem(1, name),
    design: collectionDesign.parse({}),
    backLink: { label: 'Our list', href: '/list' },
    audio: null,
    texts: textsFor('en'),
    ...changes,
  }
}

export function sampleItemFoot(name: CollectionName, changes: Partial<ItemFoot> = {}): ItemFoot {
  return {
    name,
    design: collectionDesign.parse({}),
    tags: [{ label: 'ash', href: '/list?tag=ash' }],
    source: { label: 'first.example', href: 'https://first.example/piece' },
    shareLinks: [{ label: 'Friendbook', href: 'https://share.example/', outline: 'M4 12h16' }],
    author: {
      name: 'Maren Holt',
      href: '/list?author=maren-holt',
      bio: 'She throws.',
      picture,
      links: [{ label: 'Her page', href: 'https://maren.example/' }],
    },
    previous: { label: 'Piece 0', href: '/list/item-0' },
    next: { label: 'Piece 2', href: '/list/item-2' },
    related: [sampleItem(3, name)],
    texts: textsFor('en'),
    ...changes,
  }
}
