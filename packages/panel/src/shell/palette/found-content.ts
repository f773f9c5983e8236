import type { FoundContent } from '@sitewright/model/search/search-answers'
import type { SearchKind } from '@sitewright/model/search/search-kinds'
import { goTo } from '../../ground/router'
import { partOfProduct } from '../../screens/store/parts/store-parts'
import type { PaletteEntry } from './palette-search'

const groups: Readonly<Record<SearchKind, string>> = {
  page: 'Page',
  post: 'Post',
  event: 'Event',
  project: 'Project',
  'gallery-item': 'Gallery item',
  product: 'Product',
  picture: 'Picture',
}

/** What the search of the site found, behind what the panel knows by itself: a page that is there already comes once. */
export function addFoundContent(
  entries: readonly PaletteEntry[],
  found: readonly FoundContent[],
  permissions: readonly string[],
): PaletteEntry[] {
  const known = new Set(entries.map(({ group, label }) => `${group} ${label}`))
  return [
    ...entries,
    ...found
      .filter(({ kind }) => kind !== 'product' || permissions.includes('store.manage'))
      .map((it) => ({ label: it.title, group: groups[it.kind], run: () => open(it) }))
      .filter(({ group, label }) => !known.has(`${group} ${label}`)),
  ]
}

function open({ kind, pageId }: FoundContent): void {
  goTo(kind === 'product' ? { screen: 'store', part: partOfProduct(pageId) } : { screen: 'pages', part: pageId })
}
