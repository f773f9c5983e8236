import type { CollectionPageKind } from '@sitewright/model/navigation/page-kinds'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { PageType } from '@sitewright/model/reference/pages'
import type { ReactNode } from 'react'
import type { Tx } from '../storage/database'
import type { SiteData } from './site-data'

/** What a kind of page adds to the sections of its owner, such as the list of a store or the fixed part of a product. */
export interface AddedContent {
  readonly above?: ReactNode
  readonly below?: ReactNode
  readonly css: string
  readonly pageType: PageType
  readonly pageKind: CollectionPageKind | undefined
  /** For the site context. */
  readonly collection: { readonly id: string; readonly typeName: string; readonly type: number }
  readonly itemId?: string
  /** Whole, with the name of the site. */
  readonly title: string
  readonly description: string
  readonly socialImageId: string | null
  readonly socialType?: 'website' | 'product' | 'article'
  /** The address that search engines should know, with what of the query belongs to it. */
  readonly canonicalPath: string
  readonly structuredData: readonly object[]
  /** The neighbors of a page of a list. */
  readonly neighbors?: { readonly prev: string | null; readonly next: string | null }
  /** What programs follow it by. */
  readonly feed?: { readonly href: string; readonly title: string }
}

/** The same where it is part of a page that visitors get. */
export interface AddedToVisit extends AddedContent {
  /** Another view of the page, such as one category, has none of the owner's sections. */
  readonly hasSections: boolean
  /** Changes with these tags make it wrong. */
  readonly tags: readonly string[]
  /** From this moment on it is wrong by itself, such as a list of events to come. */
  readonly until?: number | null
  /** Not for search engines, whatever the settings of its page say. */
  readonly isUnlisted?: boolean
}

/** A page as its draft is shown. */
export interface FramedPage {
  readonly id: string
  readonly settings: PageSettings
  /** Of an item of a collection. */
  readonly collection: { readonly id: string } | null
  readonly isEditing: boolean
}

/** Finds what the kind of a page adds to its draft, whether or not visitors may see it. */
export type FindAddedContent = (tx: Tx, site: SiteData, page: FramedPage) => Promise<AddedContent | null>
