import {
  animatedBlocks,
  animationLoadedClass,
  watchedBlocksAttribute,
} from '@sitewright/model/blocks-vocabulary/block-animation'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { animationDefaultSeconds } from '@sitewright/model/timing/animations'

/**
 * Blocks below the first section appear as they are scrolled to. They are hidden only once the page's script watches
 * them: a page whose script never arrives stays readable, and so does a printed one. What has the focus is always seen.
 */
export function writeAnimation(animation: SiteStyles['animation']): string {
  if (animation === 'none') return ''
  const shift = animation === 'rise' ? 'translate:0 1.5rem;' : ''
  const block = `html[${watchedBlocksAttribute}] ${animatedBlocks}`
  const time = `${animationDefaultSeconds}s ease-out`
  return [
    '@media screen and (prefers-reduced-motion:no-preference){',
    `${block}.${animationLoadedClass}{transition:opacity ${time},translate ${time}}`,
    `${block}:not(.${animationLoadedClass},:focus-within){opacity:0;${shift}}}`,
  ].join('')
}
