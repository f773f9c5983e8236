import type { CollectionList } from './collection-views'

/** Styles of a list in its layout. */
export function collectionListCss(_list: Pick<CollectionList, 'name' | 'layout' | 'design'>): string {
  return ''
}

/** Styles of what stands above and below the body of an item. */
export function itemPageCss(): string {
  return ''
}
