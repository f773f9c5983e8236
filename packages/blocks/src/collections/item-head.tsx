import type { ItemHead } from './collection-views'

/** What stands above the body of an item. */
export function ItemHeadView({ head }: { readonly head: ItemHead }) {
  return (
    <header className="section item-head" data-height="small" data-collection={head.name}>
      <div className="section-background" />
      <h1>{head.item.title}</h1>
    </header>
  )
}
