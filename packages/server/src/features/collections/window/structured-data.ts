import type { ItemCard } from '@sitewright/model/collections/item-card'
import { addressOfItem, type Collection } from './collection'
import { readTimes } from './event-times'
import { findAuthor, makePersonLinks } from './make-cards'
import { dayOf } from './months'
import type { FoundItemRow } from './rows'

const context = 'https://schema.org'

interface DescribedItem {
  readonly collection: Collection
  readonly item: FoundItemRow
  readonly card: ItemCard
}

/** What search engines may show of an item. */
export function describeItem(described: DescribedItem): object {
  const { name } = described.collection
  if (name === 'events') return describeEvent(described)
  if (name === 'portfolio') return { ...shared(described, 'CreativeWork'), ...describeWork(described) }
  if (name === 'gallery') return describePicture(described)
  return { ...shared(described, 'BlogPosting'), headline: described.item.title, ...describeWork(described) }
}

function shared({ collection, item, card }: DescribedItem, type: string) {
  const { origin } = collection.site
  const { picture, excerpt } = card
  return {
    '@context': context,
    '@type': type,
    name: item.title,
    url: origin + addressOfItem(collection, item.slug),
    ...(excerpt === '' ? {} : { description: excerpt }),
    ...(picture === null ? {} : { image: [origin + picture.asset.address] }),
    inLanguage: collection.site.settings.language,
  }
}

function describeWork({ collection, item }: DescribedItem) {
  const { settings, origin } = collection.site
  const { tags, categories, authorId } = item.fields
  const author = findAuthor(collection, authorId)
  const published = item.shownAt ?? item.publishedAt
  const links = author === null ? [] : makePersonLinks(collection, author)
  return {
    mainEntityOfPage: origin + addressOfItem(collection, item.slug),
    datePublished: published.toISOString(),
    dateModified: new Date(Math.max(published.getTime(), item.publishedAt.getTime())).toISOString(),
    author:
      author === null
        ? { '@type': 'Organization', name: settings.title, url: `${origin}/` }
        : { '@type': 'Person', name: author.name, url: links[0], sameAs: links.slice(1) },
    publisher: { '@type': 'Organization', name: settings.title, url: `${origin}/` },
    ...(categories.length === 0 ? {} : { articleSection: categories }),
    ...(tags.length === 0 ? {} : { keywords: tags }),
    ...(item.wordCount === 0 ? {} : { wordCount: item.wordCount }),
    ...(item.access === 'public' && collection.isPublic ? {} : { isAccessibleForFree: false }),
  }
}

function describePicture(described: DescribedItem) {
  const { collection, card } = described
  const address = card.picture?.asset.address
  const { image: _, ...rest } = shared(described, address === undefined ? 'CreativeWork' : 'ImageObject')
  return {
    ...rest,
    ...describeWork(described),
    ...(address === undefined ? {} : { contentUrl: collection.site.origin + address }),
  }
}

function describeEvent(described: DescribedItem) {
  const { collection, item } = described
  const timed = readTimes(item)
  const { location, event } = item.fields
  const { settings, origin } = collection.site
  const at = (moment: Date) =>
    timed?.event.isAllDay ? dayOf(moment.getTime(), timed.event.timeZone) : moment.toISOString()
  return {
    ...shared(described, 'Event'),
    ...(timed === null
      ? {}
      : {
          startDate: at(timed.startsAt),
          endDate: at(timed.event.isAllDay ? new Date(timed.event.endsAt) : timed.endsAt),
        }),
    eventStatus: `${context}/EventScheduled`,
    eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
    ...(location === null ? {} : { location: describePlace(location) }),
    ...(/^https?:/i.test(event?.ticketsUrl ?? '') ? { offers: { '@type': 'Offer', url: event?.ticketsUrl } } : {}),
    organizer: { '@type': 'Organization', name: settings.title, url: `${origin}/` },
  }
}

function describePlace({
  name,
  address,
  latitude,
  longitude,
}: NonNullable<FoundItemRow['fields']['location']>): object {
  return {
    '@type': 'Place',
    name: name || address,
    ...(address === '' ? {} : { address }),
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}
