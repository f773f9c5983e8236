import { type GalleryDesign, galleryDesigns, type SlideTransition } from './designs'

const everywhere = [
  'design',
  'imageAspectRatio',
  'auto-crop',
  'lightbox',
  'lightboxTheme',
  'mixedContent',
  'meta-position',
  'historyHash',
] as const
const moving = ['autoplay', 'autoplay-duration', 'randomize', 'loop'] as const
const stacked = [...moving, 'transition', 'scrollDirection', 'boundaries', 'snapPoints'] as const
const thumbs = [
  'thumbnails',
  'square-thumbs',
  'thumbnails-per-row',
  'thumbnail-strip-height',
  'thumbnail-strip-margin',
] as const

/** Which settings each layout heeds: the drawer offers these, and the page is told of no others. */
export const designFields = {
  base: [...everywhere, ...stacked],
  slider: [...everywhere, ...moving, 'vSize', 'active-alignment', 'padding'],
  slideshow: [...everywhere, ...stacked, ...thumbs],
  grid: [...everywhere, 'slidesPerRow', 'padding', 'square-thumbs'],
  autogrid: [...everywhere, 'columnWidth', 'padding', 'square-thumbs'],
  autocolumns: [...everywhere, 'columnWidth', 'padding'],
  carousel: [...everywhere, ...moving, 'slidesPerRow', 'gutter'],
  list: [...everywhere, 'listImageSize', 'padding'],
  autorows: [...everywhere, 'rowHeight', 'gutter'],
} as const satisfies Record<GalleryDesign, readonly string[]>
export type GalleryField = (typeof designFields)[GalleryDesign][number]

/** What one setting's use depends on beside the layout. */
export interface FieldQuestion {
  readonly design: GalleryDesign
  readonly autoplay: boolean
  readonly lightbox: boolean
  readonly loop: boolean
  readonly thumbnails: boolean
  readonly transition: SlideTransition
  readonly imageAspectRatio?: number | 'Auto' | undefined
  readonly 'square-thumbs': boolean
  readonly 'thumbnails-per-row'?: number | undefined
}

const isFollowed = (it: FieldQuestion) => it.transition === 'new-swipe'

/** Settings that only matter beside others. */
const conditions: Partial<Record<GalleryField, (it: FieldQuestion) => boolean>> = {
  'autoplay-duration': (it) => it.autoplay,
  randomize: (it) => it.autoplay && it.design !== 'carousel',
  lightboxTheme: (it) => it.lightbox,
  scrollDirection: (it) => it.transition === 'scroll',
  boundaries: (it) => isFollowed(it) && !it.loop,
  snapPoints: isFollowed,
  imageAspectRatio: (it) => !hasSquareCells(it),
  'auto-crop': (it) => !keepsOwnShapes(it),
  'square-thumbs': (it) => it.design !== 'slideshow' || it.thumbnails,
  'thumbnails-per-row': (it) => it.thumbnails,
  // Squares of which so many stand side by side have their height from that.
  'thumbnail-strip-height': (it) => it.thumbnails && !(it['square-thumbs'] && it['thumbnails-per-row'] !== undefined),
  'thumbnail-strip-margin': (it) => it.thumbnails,
}

/** Whether a setting changes anything about this gallery. */
export function isFieldHeeded(gallery: FieldQuestion, field: GalleryField): boolean {
  return namesField(gallery.design, field) && (conditions[field]?.(gallery) ?? true)
}

/** Whether a layout names a setting at all. */
export function namesField(design: GalleryDesign, field: GalleryField): boolean {
  const fields: readonly GalleryField[] = designFields[design]
  return fields.includes(field)
}

const cellDesigns: readonly GalleryDesign[] = ['grid', 'autogrid']

/** Squares are for cells and small pictures, never for the slide itself. */
export function hasSquareCells(gallery: Pick<FieldQuestion, 'design' | 'square-thumbs'>): boolean {
  return gallery['square-thumbs'] && cellDesigns.includes(gallery.design)
}

const ownShapeDesigns: readonly GalleryDesign[] = ['slider', 'autocolumns', 'autorows', 'list']

/** Where each picture has its own shape there is nothing to crop. */
export function keepsOwnShapes({
  design,
  imageAspectRatio,
}: Pick<FieldQuestion, 'design' | 'imageAspectRatio'>): boolean {
  return ownShapeDesigns.includes(design) && typeof imageAspectRatio !== 'number'
}

const wordsOverDesigns: readonly GalleryDesign[] = ['base', 'slideshow', 'slider']
/** A strip below this step is too low to have words over it. */
const lowestStepWithWords = 5

/** Words lie over the picture at one of nine places, or below (in a list beside) it at one of three. */
export function areWordsOver({
  design,
  vSize = lowestStepWithWords,
}: {
  design: GalleryDesign
  vSize?: number | undefined
}) {
  return wordsOverDesigns.includes(design) && (design !== 'slider' || vSize >= lowestStepWithWords)
}

const movingDesigns = galleryDesigns.filter((design) => namesField(design, 'autoplay'))

/** Whether slides move; the others lie still and are laid out by styles alone. */
export function isMovingDesign(design: GalleryDesign): boolean {
  return movingDesigns.includes(design)
}
