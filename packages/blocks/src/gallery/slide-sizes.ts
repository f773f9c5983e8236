import type { GalleryDesign } from '@sitewright/model/galleries/designs'
import { type Breakpoint, gridColumns } from '@sitewright/model/pages/grid'
import type { BlockPlace } from '../ground/define-block'
import type { ViewAsset } from '../ground/view-context'
import {
  columnWidthOf,
  listPictureShares,
  rowHeightOf,
  sharedRatio,
  slidesPerRowOf,
  stripHeight,
} from './gallery-measures'
import type { Gallery } from './schema'

interface SlidePlace {
  readonly props: Gallery
  /** Width of the gallery in hundredths of the window. */
  readonly blockVw: number
  readonly breakpoint: Breakpoint
  /** Width by height of the picture. */
  readonly ratio: number
  readonly isUrgent: boolean
}

/** Between the edges of the page, which only a block over the bleed reaches; on phones an edge has at least 20 px. */
const contentVw: Readonly<Record<Breakpoint, number>> = { desktop: 92, mobile: 91 }

/** Columns and rows share out what is left over: what fills them is larger than they were set to be. */
const usualGrowth = 1.4

const across = ({ blockVw }: SlidePlace, count: number) => blockVw / count
/**
 * A picture that fills a cell of another shape is as much wider than the cell. Phones have two pixels and more for each of
 * these: below the first screen the file for the cell itself is sharp enough there, and half as heavy.
 */
const overflow = ({ props, ratio, breakpoint, isUrgent }: SlidePlace) =>
  props['auto-crop'] && (isUrgent || breakpoint === 'desktop') ? Math.max(1, ratio / sharedRatio(props)) : 1
const vw = (width: number) => `${Math.ceil(width)}vw`
const atMost = (width: number, px: number) => `min(${vw(width)}, ${Math.ceil(px)}px)`

function inRow(slide: SlidePlace): string {
  const perRow = slidesPerRowOf(slide.props)
  return vw(across(slide, slide.breakpoint === 'mobile' ? Math.min(perRow, 2) : perRow) * overflow(slide))
}

function inStrip({ props, blockVw, ratio }: SlidePlace): string {
  const height = stripHeight(props)
  if ('rem' in height) return `min(${vw(blockVw)}, ${Math.ceil(height.rem * ratio)}rem)`
  return vw(Math.min(1, height.share * ratio) * blockVw)
}

const widths: Record<GalleryDesign, (slide: SlidePlace) => string> = {
  base: (slide) => vw(slide.blockVw * overflow(slide)),
  slideshow: (slide) => vw(slide.blockVw * overflow(slide)),
  grid: inRow,
  carousel: inRow,
  slider: inStrip,
  list: ({ props, blockVw, breakpoint }) =>
    vw(breakpoint === 'mobile' ? blockVw : blockVw * listPictureShares[props.listImageSize]),
  autogrid: (slide) =>
    atMost(slide.blockVw * overflow(slide), columnWidthOf(slide.props) * usualGrowth * overflow(slide)),
  // Two columns fit on every phone.
  autocolumns: ({ props, blockVw, breakpoint }) =>
    atMost(breakpoint === 'mobile' ? blockVw / 2 : blockVw, columnWidthOf(props) * usualGrowth),
  autorows: ({ props, blockVw, ratio }) => atMost(blockVw, rowHeightOf(props) * ratio * usualGrowth),
}

/** Value of a `sizes` attribute: how wide a slide's picture is drawn, so that no larger file is fetched, and no smaller one. */
export function listSlideSizes(
  props: Gallery,
  { columns }: BlockPlace,
  { asset, isUrgent }: { readonly asset: ViewAsset | undefined; readonly isUrgent: boolean },
): string {
  const ratio = asset?.width && asset.height ? asset.width / asset.height : sharedRatio(props)
  const sizeAt = (breakpoint: Breakpoint) => {
    const share = columns[breakpoint] / gridColumns[breakpoint]
    const blockVw = share > 1 ? 100 : share * contentVw[breakpoint]
    return widths[props.design]({ props, blockVw, breakpoint, ratio, isUrgent })
  }
  return `(max-width: 767px) ${sizeAt('mobile')}, ${sizeAt('desktop')}`
}
