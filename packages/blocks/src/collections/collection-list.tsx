import type { CollectionList } from './collection-views'

/** The items of a collection, in the layout of its design. */
export function CollectionListView({ list }: { readonly list: CollectionList }) {
  return (
    <section className="section collection" data-height="small" id={collectionAnchor} data-collection={list.name}>
      <div className="section-background" />
      <ul>
        {list.items.map((item) => (
          <li key={item.id}>
            <a href={item.href}>{item.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where links within the list lead back to, below what the owner wrote above it. */
export const collectionAnchor = 'items'
