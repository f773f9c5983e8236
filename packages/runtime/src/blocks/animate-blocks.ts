import {
  animatedBlocks,
  animationLoadedClass,
  canAnimateBlocks,
  imagesMaxWaitMs,
  intersectionThresholds,
  shouldStartAnimation,
  watchedBlocksAttribute,
} from '@sitewright/model/blocks-vocabulary/block-animation'
import { waitForImages } from '../images/wait-for-images'

/** Blocks that lie further down appear when they come into view, each once. What can be seen already stays as it is. */
export function animateBlocks(page: Document): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const isEditing = page.querySelector('main[data-panel-draws]') !== null
  if (!canAnimateBlocks({ isEditing, prefersReducedMotion: reducedMotion.matches })) return () => {}
  const waiting = new Map<Element, { areImagesReady: boolean }>()
  const observer = new IntersectionObserver(look, { threshold: [...intersectionThresholds] })

  function look(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      const { target } = entry
      if (entry.isIntersecting && !waiting.has(target)) waitFor(target)
      const { areImagesReady } = waiting.get(target) ?? { areImagesReady: false }
      if (!shouldStartAnimation({ ...describe(entry), areImagesReady })) continue
      observer.unobserve(target)
      target.classList.add(animationLoadedClass)
    }
  }
  async function waitFor(block: Element): Promise<void> {
    const state = { areImagesReady: false }
    waiting.set(block, state)
    const late = new Promise((resolve) => setTimeout(resolve, imagesMaxWaitMs))
    // A picture that is missing or lost counts as ready: nothing stays hidden for its sake.
    await Promise.race([waitForImages(imagesInSight(block)), late]).catch(() => undefined)
    state.areImagesReady = true
    if (block.classList.contains(animationLoadedClass)) return
    // The observer tells where the block is now as soon as it is watched anew.
    observer.unobserve(block)
    observer.observe(block)
  }

  for (const block of page.querySelectorAll(animatedBlocks)) {
    if (block.getBoundingClientRect().top < innerHeight) block.classList.add(animationLoadedClass)
    else observer.observe(block)
  }
  page.documentElement.setAttribute(watchedBlocksAttribute, '')
  return () => {
    observer.disconnect()
    page.documentElement.removeAttribute(watchedBlocksAttribute)
  }
}

function describe({ intersectionRatio, isIntersecting, boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  return {
    visibleRatio: intersectionRatio,
    isIntersecting,
    blockHeight: boundingClientRect.height,
    viewportHeight: rootBounds?.height ?? innerHeight,
  }
}

/** A slide that is not shown may wait for its picture much longer than the block is looked at. */
function imagesInSight(block: Element) {
  const isSeen = (image: Element) => {
    const { width, left, right } = image.getBoundingClientRect()
    return width > 0 && right > 0 && left < innerWidth
  }
  return { querySelectorAll: (selector: 'img') => [...block.querySelectorAll(selector)].filter(isSeen) }
}
