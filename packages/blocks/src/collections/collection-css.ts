import type { CollectionLayout, CollectionName } from '@sitewright/model/collections/collection-kinds'
import share from '../links/share-links.css?inline'
import { cards } from './cards-css'
import type { CollectionList } from './collection-views'
import author from './styles/author.css?inline'
import blog from './styles/blog.css?inline'
import calendar from './styles/calendar.css?inline'
import events from './styles/events.css?inline'
import gallery from './styles/gallery.css?inline'
import itemFoot from './styles/item-foot.css?inline'
import itemHead from './styles/item-head.css?inline'
import frame from './styles/list.css?inline'
import portfolio from './styles/portfolio.css?inline'
import projects from './styles/projects.css?inline'

const stylesOf: Readonly<Record<CollectionName, string>> = { blog, portfolio, gallery, events: events + calendar }

const indexes: ReadonlySet<CollectionLayout> = new Set(['hover-follow', 'hover-static', 'index-background'])

/** Styles of a list in its layout. */
export function collectionListCss({ name, layout }: Pick<CollectionList, 'name' | 'layout' | 'design'>): string {
  return frame + author + cards + (indexes.has(layout) ? projects : stylesOf[name])
}

/** Styles of what stands above and below the body of an item. */
export function itemPageCss(): string {
  return frame + author + cards + blog + events + share + itemHead + itemFoot
}
