import type { GalleryDesign, SlideTransition } from '@sitewright/model/galleries/designs'
import { gridPositions } from '@sitewright/model/reference/style-options'

/** What owners call the layouts. */
export const designWords: Record<GalleryDesign, string> = {
  grid: 'Grid',
  autogrid: 'Fitted grid',
  autocolumns: 'Columns',
  autorows: 'Rows',
  list: 'List',
  carousel: 'Carousel',
  slider: 'Filmstrip',
  slideshow: 'Slideshow',
  base: 'Single',
}

export const transitionWords: Record<SlideTransition, string> = {
  fade: 'Fade',
  'ken-burns': 'Fade and come nearer',
  scroll: 'Scroll',
  swipe: 'Swipe',
  'new-swipe': 'Follow the finger',
}

export const ratioChoices = [
  { value: 'Auto', label: 'As the layout has it' },
  { value: '1', label: 'Square' },
  { value: '1.5', label: 'Landscape, 3 to 2' },
  { value: '1.7778', label: 'Wide, 16 to 9' },
  { value: '0.6667', label: 'Portrait, 2 to 3' },
  { value: '0.8', label: 'Portrait, 4 to 5' },
]

const hidden = { value: 'hidden', label: 'Not shown' } as const

export const metaPlaces = [
  ...gridPositions.map((value) => ({ value, label: value.replace('-', ', ').replace(/^./, (it) => it.toUpperCase()) })),
  hidden,
]
