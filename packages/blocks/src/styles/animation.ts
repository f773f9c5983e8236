import type { SiteStyles } from '@sitewright/model/site/styles'

/**
 * Blocks below the first section appear as they are scrolled to. They are hidden only once the page's script has
 * marked the document with `data-block-animations`: a page whose script never arrives stays readable.
 */
export function writeAnimation(animation: SiteStyles['animation']): string {
  if (animation === 'none') return ''
  const shift = animation === 'rise' ? 'translate:0 1.5rem;' : ''
  const hidden = 'html[data-block-animations] main>section:not(:first-child) [data-block-id]'
  return `@media (prefers-reduced-motion:no-preference){${hidden}{transition:opacity .3s ease-out,translate .3s ease-out}${hidden}:not(.animation-loaded){opacity:0;${shift}}}`
}
