import type { CollectionDesign } from '@sitewright/model/collections/collection-design'
import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import type { CalendarView, ItemCard, ItemLink } from '@sitewright/model/collections/item-card'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { PlacedPicture } from '../picture/filled-picture'

/** What the views of collections draw: the host has chosen the words, days and addresses. */
export type ItemPictureView = PlacedPicture

export interface CollectionFilter extends ItemLink {
  readonly isCurrent: boolean
}

/** What a list is narrowed to: a category, a tag, an author or a month. */
export interface CollectionHead {
  readonly title: string
  /** Of an author. */
  readonly author: AuthorView | null
  readonly clearHref: string
}

export interface AuthorView {
  readonly name: string
  readonly href: string
  readonly bio: string
  readonly picture: ItemPictureView | null
  readonly links: readonly ItemLink[]
}

export interface CollectionList {
  readonly name: CollectionName
  readonly layout: CollectionDesign['layout']
  readonly design: CollectionDesign
  /** Of the page of the collection. */
  readonly title: string
  readonly head: CollectionHead | null
  readonly filters: readonly CollectionFilter[]
  readonly items: readonly ItemCard[]
  /** Events that are over, where they are shown below those to come. */
  readonly pastItems: readonly ItemCard[]
  readonly calendar: CalendarView | null
  /** 'Newer' and 'Older'; null at the ends. */
  readonly newerHref: string | null
  readonly olderHref: string | null
  /** The drawing and its words are the panel's where visitors would see nothing. */
  readonly isEditing: boolean
  readonly texts: VisitorTexts
}

/** What stands above the body of an item, on its canvas. */
export interface ItemHead {
  readonly name: CollectionName
  readonly item: ItemCard
  readonly design: CollectionDesign
  readonly backLink: ItemLink
  /** A film or a sound of its own: the address of a sound. */
  readonly audio: { readonly href: string; readonly label: string } | null
  readonly texts: VisitorTexts
}

/** What stands below it. */
export interface ItemFoot {
  readonly name: CollectionName
  readonly design: CollectionDesign
  readonly tags: readonly ItemLink[]
  readonly source: ItemLink | null
  readonly shareLinks: readonly { readonly label: string; readonly href: string; readonly outline: string }[]
  readonly author: AuthorView | null
  readonly previous: ItemLink | null
  readonly next: ItemLink | null
  readonly related: readonly ItemCard[]
  readonly texts: VisitorTexts
}

/** Instead of the body, for those who may not read it. */
export interface MembersNotice {
  readonly joinHref: string | null
  readonly signInHref: string
  readonly texts: VisitorTexts
}
