import type { ItemFoot } from './collection-views'

/** What stands below the body of an item. */
export function ItemFootView({ foot }: { readonly foot: ItemFoot }) {
  return <footer className="section item-foot" data-height="small" data-collection={foot.name} />
}
