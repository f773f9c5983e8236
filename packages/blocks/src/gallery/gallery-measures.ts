import { carouselDefaults } from '@sitewright/model/galleries/carousel'
import {
  autorowsDefaults,
  capStripPadding,
  chooseSliderStep,
  columnDefaults,
  gridDefaults,
  readColumnWidth,
  sliderAspectRatio,
  stripDefaults,
  toStripAlignment,
} from '@sitewright/model/galleries/design-defaults'
import { hasSquareCells } from '@sitewright/model/galleries/design-fields'
import type { GalleryDesign } from '@sitewright/model/galleries/designs'
import { placeholderRatio } from '@sitewright/model/video/wrapper'
import type { CSSProperties } from 'react'
import type { ViewAsset } from '../ground/view-context'
import type { Gallery } from './schema'
import { thumbStyle } from './thumb-measures'

/** How much of a list's width its pictures take. */
export const listPictureShares = { small: 0.25, medium: 0.4, large: 0.6 } as const

/** The gap between slides as a number; grids made before `padding` had a control say it as `gutter`. */
export function gapOf({ design, gutter, padding }: Gallery): number {
  if (design === 'carousel') return gutter ?? carouselDefaults.gutterPercent
  if (design === 'slider') return capStripPadding(padding ?? stripDefaults.padding)
  if (design === 'autorows') return gutter ?? autorowsDefaults.gutter
  return padding ?? gutter ?? gridDefaults.padding
}

/** Pixels in the grids, a share of the width in strips. */
export function gapUnit(design: GalleryDesign): '%' | 'px' {
  return design === 'carousel' || design === 'slider' ? '%' : 'px'
}

/** Height of a strip: by its step in rem, else as a share of its width. */
export function stripHeight(props: Gallery): { step: number; rem: number } | { share: number } {
  const step = chooseSliderStep(props)
  if (step !== undefined) return { step, rem: step * 3.5 }
  return { share: typeof props.imageAspectRatio === 'number' ? 1 / props.imageAspectRatio : sliderAspectRatio / 100 }
}

/** Neither wider steps nor a narrow page make a strip higher than the window; every step is one on phones too. */
function writeStripHeight(props: Gallery): string {
  const height = stripHeight(props)
  if ('share' in height) return `min(${height.share * 100}cqw, 60cqw, 80vh)`
  return `min(${height.rem}rem, ${height.step * 6}cqw, 88vh)`
}

export function slidesPerRowOf(props: Gallery): number {
  return props.slidesPerRow ?? (props.design === 'grid' ? gridDefaults.perRow : carouselDefaults.slidesPerRow)
}

/** Whether every cell has one shape, which pictures fill; else each keeps its own. */
export function cellRatio(props: Gallery): number | null {
  if (hasSquareCells(props)) return 1
  return typeof props.imageAspectRatio === 'number' ? props.imageAspectRatio : null
}

const widestRatio = 4
const narrowestRatio = 0.25

/**
 * The picture's own shape, for the designs that keep it; a video without a picture has that of a placeholder. A shape out of
 * all measure would leave no room for others.
 */
export function drawnRatio(asset: Pick<ViewAsset, 'width' | 'height'> | undefined, props: Gallery): number {
  const own = asset?.width && asset.height ? asset.width / asset.height : asset ? 16 / 9 : 100 / placeholderRatio()
  return cellRatio(props) ?? Math.min(Math.max(own, narrowestRatio), widestRatio)
}

/** Shape of a cell in designs whose cells are all alike. */
export function sharedRatio(props: Gallery): number {
  return cellRatio(props) ?? defaultRatio(props)
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
  return {
    '--per-row': perRow,
    '--per-row-narrow': Math.min(perRow, 2),
    '--per-row-middle': Math.min(perRow, 3),
    '--gap': `${gapOf(props)}${gapUnit(props.design)}`,
    '--column': `${columnWidthOf(props)}px`,
    '--row-height': `${rowHeightOf(props)}px`,
    '--strip-height': writeStripHeight(props),
    '--list-picture': `${listPictureShares[props.listImageSize] * 100}%`,
    '--ratio': sharedRatio(props),
    '--snap': snapPlaces[toStripAlignment(props['active-alignment'])],
    ...(props.design === 'slideshow' ? thumbStyle(props) : {}),
  } as CSSProperties
}

const snapPlaces = { start: 'start', middle: 'center', end: 'end' } as const

/** Shape of a cell where the owner has chosen none. Of cells in rows the height is told by the whole row's width. */
function defaultRatio(props: Gallery): number {
  const perRow = slidesPerRowOf(props)
  if (props.design === 'grid' || props.design === 'carousel') return 100 / perRow / placeholderRatio(perRow)
  return props.design === 'autogrid' || props.design === 'autocolumns' ? 1 : 1.5
}
