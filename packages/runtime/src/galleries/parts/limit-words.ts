import { limitMetaHeight } from '@sitewright/model/galleries/design-defaults'

/** Words that would cover the picture get less room, and scroll. Those that stand below one have all that they need. */
export function limitWords(slide: HTMLElement | undefined): void {
  const words = slide?.querySelector<HTMLElement>('.slide-meta')
  if (!slide || !words) return
  words.style.maxHeight = ''
  const isOver = getComputedStyle(words).position === 'absolute'
  const limit = isOver ? limitMetaHeight(words.scrollHeight, slide.clientHeight) : null
  words.style.maxHeight = limit === null ? '' : `${limit}px`
  // What scrolls must be reachable by keyboard.
  if (isOver && words.scrollHeight > words.clientHeight) words.tabIndex = 0
  else words.removeAttribute('tabindex')
}
