import type { CollectionDesign } from '@sitewright/model/collections/collection-design'
import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { PlacedPicture } from '../picture/filled-picture'

/** What the views of collections draw: the host has chosen the words, days and addresses. */
export type ItemPictureView = PlacedPicture

export interface ItemLink {
  readonly label: string
  readonly href: string
}

/** A moment as people of the site read it, and as programs do. */
export interface ShownTime {
  readonly text: string
  readonly iso: string
}

export interface EventView {
  readonly start: ShownTime
  readonly end: ShownTime
  /** Of the day, for the large letters of a list. */
  readonly day: string
  readonly month: string
  /** Day and hours in one line, with the zone where it is not the site's. */
  readonly when: string
  readonly isPast: boolean
  readonly place: { readonly name: string; readonly address: string; readonly mapHref: string | null } | null
  readonly ticketsHref: string | null
  readonly googleHref: string
  readonly icsHref: string
}

/** An item in a list, in a block, or beside another item. */
export interface ItemCard {
  readonly id: string
  readonly href: string
  /** Whether it leads to another site. */
  readonly leadsElsewhere: boolean
  readonly title: string
  readonly excerpt: string
  readonly picture: ItemPictureView | null
  readonly date: ShownTime | null
  readonly author: ItemLink | null
  readonly categories: readonly ItemLink[]
  readonly tags: readonly ItemLink[]
  /** In the words of the site, such as '4 min read'; empty where it is not shown. */
  readonly readingTime: string
  /** As '3 comments'; empty where none are shown. */
  readonly comments: string
  readonly isFeatured: boolean
  readonly isForMembers: boolean
  readonly event: EventView | null
}

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

/** A month of events. Weeks are whole; days of other months are in them. */
export interface CalendarView {
  readonly title: string
  readonly previous: ItemLink
  readonly next: ItemLink
  readonly weekdays: readonly { readonly short: string; readonly long: string }[]
  readonly weeks: readonly (readonly CalendarDay[])[]
}

export interface CalendarDay {
  readonly iso: string
  readonly number: string
  /** As screen readers say it. */
  readonly label: string
  readonly isOfMonth: boolean
  readonly isToday: boolean
  readonly events: readonly ItemCard[]
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
