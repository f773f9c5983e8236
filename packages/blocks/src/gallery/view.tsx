import { slidesPerRowAt } from '@sitewright/model/galleries/carousel'
import type { GalleryDesign } from '@sitewright/model/galleries/designs'
import type { BlockViewInput } from '../define-block'
import { EditingNote } from '../editing-note'
import { GalleryControls } from './gallery-controls'
import { galleryStyle, slidesPerRowOf } from './gallery-measures'
import { GalleryThumbs } from './gallery-thumbs'
import { nameSlides } from './name-slides'
import type { Gallery, GallerySlide } from './schema'
import { listSlideSizes } from './slide-sizes'
import { SlideView } from './slide-view'

/** Designs in which slides move; the others lie still and are laid out by styles alone. */
const movingDesigns: readonly GalleryDesign[] = ['base', 'slider', 'slideshow', 'carousel']

export function GalleryView({ props, context, place }: BlockViewInput<Gallery>) {
  const shown = props.slides.filter((slide) => hasContent(slide, props, context.assets))
  if (shown.length === 0) return context.isEditing ? <EditingNote>Add pictures to the gallery.</EditingNote> : null
  const ids = nameSlides(shown)
  const isMoving = movingDesigns.includes(props.design)
  // What scrolls must be reachable by keyboard.
  const isStrip = props.design === 'slider' || props.design === 'carousel'
  const urgent = place.isInFirstSection ? (isMoving ? 1 : Math.min(slidesPerRowOf(props), 2)) : 0
  const assetOf = ({ assetId }: GallerySlide) => (assetId === null ? undefined : context.assets.get(assetId))
  const slides = shown.map((slide, index) => (
    <SlideView
      key={ids[index]}
      slide={slide}
      slideId={ids[index] ?? ''}
      asset={assetOf(slide)}
      gallery={props}
      sizes={listSlideSizes(props, place, assetOf(slide))}
      isUrgent={index < urgent}
      isFirst={index === 0}
      place={isMoving ? `${index + 1} of ${shown.length}` : null}
    />
  ))
  const hasThumbs = props.design === 'slideshow' && props.thumbnails && shown.length > 1
  return (
    <section
      className="gallery"
      data-gallery={props.design}
      data-block-json={writeRun(props)}
      data-meta={props['meta-position']}
      data-fit={props['auto-crop'] ? undefined : 'contain'}
      style={galleryStyle(props)}
      aria-roledescription={isMoving ? 'carousel' : undefined}
      aria-label={props.label}
    >
      {isMoving && shown.length > 1 ? (
        <GalleryControls
          hasAutoplay={props.autoplay}
          isAtStart={props.design === 'carousel' || !props.loop}
          fits={props.design === 'carousel' ? listFits(shown.length, slidesPerRowOf(props)) : ''}
        />
      ) : null}
      {isMoving ? (
        <div className="gallery-slides" data-slides="" {...(isStrip ? { tabIndex: 0 } : {})}>
          {slides}
        </div>
      ) : (
        <ul className="gallery-slides" data-slides="">
          {slides.map((slide) => (
            <li key={slide.key}>{slide}</li>
          ))}
        </ul>
      )}
      {hasThumbs ? <GalleryThumbs slides={shown} assets={context.assets} /> : null}
    </section>
  )
}

function hasContent(
  slide: Gallery['slides'][number],
  gallery: Gallery,
  assets: ReadonlyMap<string, { kind: string }>,
): boolean {
  if (gallery.mixedContent && slide.video !== '') return true
  return slide.assetId !== null && assets.get(slide.assetId)?.kind === 'image'
}

/** Names of the widths at which a carousel shows all of its slides, as its styles know them. */
function listFits(count: number, perRow: number): string {
  const shownAt = { wide: 724, middle: 480, narrow: 0 }
  return Object.entries(shownAt)
    .filter(([, width]) => count <= slidesPerRowAt(width, perRow))
    .map(([name]) => name)
    .join(' ')
}

/** What the visitor's script needs; the slides themselves stand in the markup. */
function writeRun(props: Gallery): string {
  const { design, transition, scrollDirection, slidesPerRow, lightbox, lightboxTheme, autoplay, randomize, loop } =
    props
  const run = { design, transition, scrollDirection, slidesPerRow, lightbox, lightboxTheme, autoplay, randomize, loop }
  return JSON.stringify({ ...run, 'autoplay-duration': props['autoplay-duration'], historyHash: props.historyHash })
}
