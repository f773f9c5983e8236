import type { ItemCard } from '@sitewright/model/collections/item-card'
import type { CollectionList } from './collection-views'
import { EmptyList } from './empty-list'
import { EventCalendar } from './event-calendar'
import { EventList } from './event-list'
import { ItemGrid } from './item-grid'
import { ListHead } from './list-head'
import { ListFilters, ListPages } from './list-links'
import { ProjectIndex } from './project-index'
import { showParts } from './show-parts'

/** Where links within the list lead back to, below what the owner wrote above it. */
export const collectionAnchor = 'items'

/** The items of a collection, in the layout of its design. */
export function CollectionListView({ list: whole }: { readonly list: CollectionList }) {
  const list = showPartsOfList(whole)
  return (
    <section
      className="section collection"
      data-height="small"
      id={collectionAnchor}
      data-collection={list.name}
      data-layout={list.layout}
    >
      <div className="section-background" />
      <div className="collection-frame">
        <ListHead list={list} />
        <ListFilters list={list} />
        <ListBody list={list} />
        <ListPages list={list} />
      </div>
    </section>
  )
}

function showPartsOfList(list: CollectionList): CollectionList {
  const show = (item: ItemCard) => showParts(item, list.design)
  return { ...list, items: list.items.map(show), pastItems: list.pastItems.map(show) }
}

function ListBody({ list }: { readonly list: CollectionList }) {
  if (list.calendar !== null) return <EventCalendar calendar={list.calendar} list={list} />
  if (list.items.length === 0 && list.pastItems.length === 0) return <EmptyList list={list} />
  if (list.name === 'events') return <EventList list={list} />
  if (list.layout === 'hover-follow' || list.layout === 'hover-static' || list.layout === 'index-background') {
    return <ProjectIndex list={list} layout={list.layout} />
  }
  return <ItemGrid list={list} />
}
