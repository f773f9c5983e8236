import { carouselDefaults } from '@sitewright/model/galleries/carousel'
import {
  autorowsDefaults,
  capStripPadding,
  chooseSliderStep,
  columnDefaults,
  gridDefaults,
  readColumnWidth,
  sliderAspectRatio,
  toStripAlignment,
} from '@sitewright/model/galleries/design-defaults'
import type { GalleryDesign } from '@sitewright/model/galleries/designs'
import type { CSSProperties } from 'react'
import type { Gallery } from './schema'

const pictureShares = { small: '25%', medium: '40%', large: '60%' } as const

/** Gap between slides: pixels in the grids, a share of the width in strips. */
function gapOf(props: Gallery): string {
  const { design, gutter, padding } = props
  if (design === 'carousel') return `${gutter ?? carouselDefaults.gutterPercent}%`
  if (design === 'slider') return `${capStripPadding(gutter ?? 1)}%`
  if (design === 'autorows') return `${gutter ?? autorowsDefaults.gutter}px`
  return `${padding ?? gutter ?? gridDefaults.padding}px`
}

/** Height of a strip: by its step, else by its ratio. */
function stripHeight(props: Gallery): string {
  const step = chooseSliderStep(props)
  if (step !== undefined) return `${step * 3.5}rem`
  const ratio = typeof props.imageAspectRatio === 'number' ? 100 / props.imageAspectRatio : sliderAspectRatio
  return `${ratio}cqw`
}

export function slidesPerRowOf(props: Gallery): number {
  return props.slidesPerRow ?? (props.design === 'grid' ? gridDefaults.perRow : carouselDefaults.slidesPerRow)
}

/** Whether every cell has one shape, which pictures fill; else each keeps its own. */
export function cellRatio(props: Gallery): number | null {
  if (props['square-thumbs']) return 1
  return typeof props.imageAspectRatio === 'number' ? props.imageAspectRatio : null
}

const sameShapeDesigns: readonly GalleryDesign[] = ['base', 'slideshow', 'grid', 'autogrid', 'carousel']

/** How much wider than its cell a picture of this ratio is where it fills the cell and is cropped. */
export function overflowOf(props: Gallery, pictureRatio: number): number {
  if (!props['auto-crop'] || !sameShapeDesigns.includes(props.design)) return 1
  return Math.max(1, pictureRatio / (cellRatio(props) ?? defaultRatios[props.design]))
}

/** All measures travel as custom properties: the styles lay everything out before a script has come. */
export function galleryStyle(props: Gallery): CSSProperties {
  const perRow = slidesPerRowOf(props)
  return {
    '--per-row': perRow,
    '--per-row-narrow': Math.min(perRow, 2),
    '--per-row-middle': Math.min(perRow, 3),
    '--gap': gapOf(props),
    '--column': `${readColumnWidth(props.columnWidth) ?? columnDefaults.columnWidth}px`,
    '--row-height': `${props.rowHeight ?? autorowsDefaults.rowHeight}px`,
    '--strip-height': stripHeight(props),
    '--list-picture': pictureShares[props.listImageSize],
    '--ratio': cellRatio(props) ?? defaultRatios[props.design],
    '--thumb-height': `${props['thumbnail-strip-height'] ?? 72}px`,
    '--thumb-gap': `${props['thumbnail-strip-margin'] ?? 8}px`,
    '--thumbs-per-row': props['thumbnails-per-row'],
    '--snap': snapPlaces[toStripAlignment(props['active-alignment'])],
  } as CSSProperties
}

const snapPlaces = { start: 'start', middle: 'center', end: 'end' } as const
/** Shape of a cell where the owner has chosen none. */
const defaultRatios: Record<GalleryDesign, number> = {
  base: 1.5,
  slider: 1.5,
  slideshow: 1.5,
  grid: 1,
  autogrid: 1,
  autocolumns: 1,
  carousel: 1,
  list: 1.5,
  autorows: 1.5,
}
