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

/** How much of a list's width its pictures take. */
export const listPictureShares = { small: 0.25, medium: 0.4, large: 0.6 } as const

/** Gap between slides: pixels in the grids, a share of the width in strips. */
function gapOf(props: Gallery): string {
  const { design, gutter, padding } = props
  if (design === 'carousel') return `${gutter ?? carouselDefaults.gutterPercent}%`
  if (design === 'slider') return `${capStripPadding(gutter ?? 1)}%`
  if (design === 'autorows') return `${gutter ?? autorowsDefaults.gutter}px`
  return `${padding ?? gutter ?? gridDefaults.padding}px`
}

/** Height of a strip: by its step in rem, else as a share of its width. */
export function stripHeight(props: Gallery): { rem: number } | { share: number } {
  const step = chooseSliderStep(props)
  if (step !== undefined) return { rem: step * 3.5 }
  return { share: typeof props.imageAspectRatio === 'number' ? 1 / props.imageAspectRatio : sliderAspectRatio / 100 }
}

export function slidesPerRowOf(props: Gallery): number {
  return props.slidesPerRow ?? (props.design === 'grid' ? gridDefaults.perRow : carouselDefaults.slidesPerRow)
}

/** Whether every cell has one shape, which pictures fill; else each keeps its own. */
export function cellRatio(props: Gallery): number | null {
  if (props['square-thumbs']) return 1
  return typeof props.imageAspectRatio === 'number' ? props.imageAspectRatio : null
}

/** Shape of a cell in designs whose cells are all alike. */
export function sharedRatio(props: Gallery): number {
  return cellRatio(props) ?? defaultRatios[props.design]
}

export function columnWidthOf(props: Gallery): number {
  return readColumnWidth(props.columnWidth) ?? columnDefaults.columnWidth
}

export function rowHeightOf(props: Gallery): number {
  return props.rowHeight ?? autorowsDefaults.rowHeight
}

/** All measures travel as custom properties: the styles lay everything out before a script has come. */
export function galleryStyle(props: Gallery): CSSProperties {
  const perRow = slidesPerRowOf(props)
  const strip = stripHeight(props)
  return {
    '--per-row': perRow,
    '--per-row-narrow': Math.min(perRow, 2),
    '--per-row-middle': Math.min(perRow, 3),
    '--gap': gapOf(props),
    '--column': `${columnWidthOf(props)}px`,
    '--row-height': `${rowHeightOf(props)}px`,
    '--strip-height': 'rem' in strip ? `${strip.rem}rem` : `${strip.share * 100}cqw`,
    '--list-picture': `${listPictureShares[props.listImageSize] * 100}%`,
    '--ratio': sharedRatio(props),
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
