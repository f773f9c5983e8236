import type { PageKind } from '@sitewright/model/pages/page-settings'
import type { RenderedPage } from '../../cache/page-cache'
import type { LivePage } from '../../content/site-rows'
import type { RenderOptions } from '../../render/render-visit'
import type { SiteData } from '../../render/site-data'
import type { Tx } from '../../storage/database'

/** What was asked of a collection. */
export interface CollectionVisit {
  readonly site: SiteData
  /** The page that lists the collection. */
  readonly page: LivePage
  /** The parts of the address below that of the page, in small letters; none for the list itself. */
  readonly below: readonly string[]
  readonly query: URLSearchParams
}

export type CollectionTarget =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'shown'
      /**
       * Of this very view, with the query that it heeds. It is kept under this address, so that only addresses which mean
       * something may come out here: whatever else was asked for is left off.
       */
      readonly address: string
      /** Reads everything anew. Null when it is gone meanwhile. */
      render(site: SiteData, page: LivePage, options: RenderOptions): Promise<RenderedPage | null>
      /** The page that says who may see it, where that is not the one of the collection. */
      readonly lockedPage?: LivePage
      /** What those see who may not see all of it. */
      renderTeaser?(site: SiteData, page: LivePage, options: RenderOptions): Promise<RenderedPage | null>
    }

export interface ListedAddress {
  readonly path: string
  readonly changedAt: Date
  /** Addresses of pictures that are on it. */
  readonly pictures?: readonly string[]
}

/** A kind of collection, such as a store: it answers the page of its list and what is below the address of that. */
export interface CollectionKind {
  readonly pageKind: PageKind
  /** Null where there is nothing. */
  find(visit: CollectionVisit): Promise<CollectionTarget | null>
  /** What search engines may list below the page, and a tag for when that changes. */
  listAddresses(tx: Tx, site: SiteData, page: LivePage): Promise<ListedAddress[]>
  tagsOf(page: LivePage): readonly string[]
}

export interface CollectionPlace {
  readonly kind: CollectionKind
  readonly page: LivePage
  readonly below: readonly string[]
}

/** The collection whose page is above an address. */
export function findCollectionAbove(
  kinds: readonly CollectionKind[],
  site: SiteData,
  path: string,
): CollectionPlace | null {
  const parts = path.split('/').slice(1)
  for (let count = parts.length - 1; count > 0; count--) {
    const page = site.pagesBySlug.get(parts.slice(0, count).join('/'))
    const kind = page && findKindOf(kinds, page)
    if (page && kind) return { kind, page, below: parts.slice(count) }
  }
  return null
}

export function findKindOf(kinds: readonly CollectionKind[], page: LivePage): CollectionKind | undefined {
  return kinds.find((kind) => kind.pageKind === page.settings.kind)
}
