import { contentItemTypes } from '../../reference/content-items'

/** What analytics call the items of a collection, by content item type. */
export const recordTypeNames: Readonly<Record<number, string>> = {
  [contentItemTypes.audio]: 'album-track',
  [contentItemTypes.event]: 'event-item',
  [contentItemTypes.image]: 'gallery-image',
  [contentItemTypes.portfolioItem]: 'portfolio-item',
  [contentItemTypes.text]: 'blog-post',
  [contentItemTypes.video]: 'gallery-video',
}
