import type { blockAlignments, listImageSizes } from '@sitewright/model/galleries/block-data'
import {
  type GalleryDesign,
  type SlideTransition,
  scrollDirections,
  slideTransitions,
} from '@sitewright/model/galleries/designs'
import type { GalleryMediaType } from '@sitewright/model/galleries/media-types'
import { type SwipeBoundary, swipeBoundaries } from '@sitewright/model/galleries/touch'
import { type GridPosition, gridPositions } from '@sitewright/model/reference/style-options'

/** What owners call the layouts. */
export const designWords: Record<GalleryDesign, string> = {
  grid: 'Grid',
  autogrid: 'Auto grid',
  autocolumns: 'Columns',
  autorows: 'Rows',
  list: 'List',
  carousel: 'Carousel',
  slider: 'Filmstrip',
  slideshow: 'Slideshow',
  base: 'Single',
}

/** What a slide without a title is called in the list of slides. */
export const mediaWords: Record<GalleryMediaType, string> = {
  imageEmpty: 'Empty slide',
  imageFile: 'Slide',
  imageLicensed: 'Licensed image',
  imageReused: 'Repeated image',
  assetReused: 'Item image',
  video: 'Video',
}

const transitionWords: Record<SlideTransition, string> = {
  fade: 'Fade',
  'ken-burns': 'Fade and zoom',
  scroll: 'Scroll',
  swipe: 'Swipe',
  'new-swipe': 'Drag',
}
export const transitionChoices = slideTransitions.map((value) => ({ value, label: transitionWords[value] }))

const directionWords = { horizontal: 'Horizontal', vertical: 'Vertical' } as const
export const directionChoices = scrollDirections.map((value) => ({ value, label: directionWords[value] }))

const boundaryWords: Record<SwipeBoundary, string> = {
  none: 'Keep moving',
  hard: 'Stop',
  inertial: 'Bounce',
}
export const boundaryChoices = swipeBoundaries.map((value) => ({ value, label: boundaryWords[value] }))

/** A stored share that is none of the usual ones is offered too, so that nothing is changed by looking at it. */
export function snapChoices(stored: string) {
  const shares = [...new Set(['25%', '50%', '75%', stored])].filter((share) => share !== 'none')
  const choices = shares.map((value) => ({ value, label: `After ${value} of its width` }))
  return [...choices, { value: 'none', label: 'Only on a quick swipe' }]
}

export const alignmentWords: Record<(typeof blockAlignments)[number], string> = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
}
export const listSizeWords: Record<(typeof listImageSizes)[number], string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
}
export const themeChoices = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const

const ratios = [
  { value: 'Auto', label: 'Default' },
  { value: '1', label: 'Square' },
  { value: '1.5', label: 'Landscape, 3:2' },
  { value: '1.7778', label: 'Wide, 16:9' },
  { value: '0.6667', label: 'Portrait, 2:3' },
  { value: '0.8', label: 'Portrait, 4:5' },
]

export function ratioChoices(stored: number | 'Auto' = 'Auto') {
  const isKnown = ratios.some(({ value }) => value === String(stored))
  return isKnown ? ratios : [...ratios, { value: String(stored), label: `${stored}:1` }]
}

type MetaPlace = GridPosition | 'hidden'
interface MetaChoice {
  readonly value: MetaPlace
  readonly label: string
}

const hidden: MetaChoice = { value: 'hidden', label: 'Hidden' }
const overPlaces: readonly MetaChoice[] = gridPositions.map((value) => ({
  value,
  label: value === 'center-center' ? 'Center' : value.replace('-', ', ').replace(/^./, (it) => it.toUpperCase()),
}))
const belowPlaces: readonly MetaChoice[] = [
  { value: 'bottom-left', label: 'Left' },
  { value: 'bottom-center', label: 'Center' },
  { value: 'bottom-right', label: 'Right' },
]

/** Nine places over a picture, three below one. */
export function listMetaPlaces(isOver: boolean): readonly MetaChoice[] {
  return [...(isOver ? overPlaces : belowPlaces), hidden]
}

/** The offered place that shows the stored one: below a picture only its side counts. */
export function toMetaPlace(stored: MetaPlace, isOver: boolean): MetaPlace {
  if (isOver || stored === 'hidden') return stored
  return belowPlaces.find(({ value }) => value.split('-')[1] === stored.split('-')[1])?.value ?? 'bottom-left'
}
