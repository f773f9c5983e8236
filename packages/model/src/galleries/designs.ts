export const galleryDesigns = [
  'base',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'carousel',
  'list',
  'autorows',
] as const
export type GalleryDesign = (typeof galleryDesigns)[number]

export const slideTransitions = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'] as const
export type SlideTransition = (typeof slideTransitions)[number]

export const scrollDirections = ['horizontal', 'vertical'] as const
export const kenBurnsZoom = 1.075

/** Ken-burns zooms by a transform; without transforms the slides fade. */
export function chooseTransition(wanted: SlideTransition, browser: { hasTransforms: boolean }): SlideTransition {
  return wanted === 'ken-burns' && !browser.hasTransforms ? 'fade' : wanted
}

/** The transition of a name, or an error in words. */
export function findTransition(name: string): SlideTransition | Error {
  return (
    slideTransitions.find((transition) => transition === name) ?? new Error(`Transition ${name} could not be found.`)
  )
}
