import type { SiteStyles } from '@sitewright/model/site/styles'

/** What pictures without an effect of their own do under the pointer. Visitors who asked for less motion see it stay as it is. */
export function writeImageHover(hover: SiteStyles['images']['hover']): string {
  if (hover === 'none') return ''
  const change = hover === 'zoom' ? 'scale:1.04' : 'opacity:.82'
  return `@media (hover:hover) and (prefers-reduced-motion:no-preference){.image img{transition:scale .3s ease-out,opacity .3s ease-out}.image:not([data-hover]) .image-frame:hover img{${change}}}`
}
