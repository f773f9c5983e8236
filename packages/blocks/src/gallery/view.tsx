import { slidesPerRowAt } from '@sitewright/model/galleries/carousel'
import {
  areWordsOver,
  type GalleryField,
  isFieldHeeded,
  isMovingDesign,
} from '@sitewright/model/galleries/design-fields'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import { listFirstSlides } from './first-slides'
import { GalleryControls } from './gallery-controls'
import { drawnRatio, galleryStyle, slidesPerRowOf } from './gallery-measures'
import { GalleryThumbs } from './gallery-thumbs'
import { nameSlides } from './name-slides'
import type { Gallery, GallerySlide } from './schema'
import { listSlideSizes } from './slide-sizes'
import { SlideView } from './slide-view'

export function GalleryView({ props, context, place }: BlockViewInput<Gallery>) {
  const shown = props.slides.filter((slide) => hasContent(slide, props, context.assets))
  if (shown.length === 0) return context.isEditing ? <EditingNote>Add images to the gallery.</EditingNote> : null
  const { media } = context.texts
  const ids = nameSlides(shown)
  const isMoving = isMovingDesign(props.design)
  // What scrolls must be reachable by keyboard.
  const isStrip = props.design === 'slider' || props.design === 'carousel'
  const assetOf = ({ assetId }: GallerySlide) => (assetId === null ? undefined : context.assets.get(assetId))
  const firstSlides = listFirstSlides(
    props,
    place,
    shown.map((slide) => drawnRatio(assetOf(slide), props)),
  )
  const slides = shown.map((slide, index) => (
    <SlideView
      key={ids[index]}
      slide={slide}
      slideId={ids[index] ?? ''}
      asset={assetOf(slide)}
      gallery={props}
      sizes={listSlideSizes(props, place, { asset: assetOf(slide), isUrgent: firstSlides.has(index) })}
      isUrgent={firstSlides.has(index)}
      isFirst={index === 0}
      place={isMoving ? fillWords(media.gallery.place, { number: index + 1, count: shown.length }) : null}
      texts={media}
    />
  ))
  const hasThumbs = props.design === 'slideshow' && props.thumbnails && shown.length > 1
  return (
    <section
      className="gallery"
      data-gallery={props.design}
      data-block-json={writeRun(props)}
      data-meta={props['meta-position']}
      data-words={areWordsOver(props) ? 'over' : 'below'}
      data-fit={props['auto-crop'] ? undefined : 'contain'}
      style={galleryStyle(props)}
      data-lightbox-texts={props.lightbox ? JSON.stringify(media.lightbox) : undefined}
      aria-roledescription={isMoving ? media.gallery.carousel : undefined}
      aria-label={props.label}
    >
      {isMoving && shown.length > 1 ? (
        <GalleryControls
          texts={media.gallery}
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
      {hasThumbs ? (
        <GalleryThumbs texts={media.gallery} slides={shown} assets={context.assets} hasVideos={props.mixedContent} />
      ) : null}
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

const runFields: readonly (GalleryField & keyof Gallery)[] = [
  'design',
  'transition',
  'scrollDirection',
  'boundaries',
  'snapPoints',
  'slidesPerRow',
  'lightbox',
  'lightboxTheme',
  'autoplay',
  'autoplay-duration',
  'randomize',
  'loop',
  'historyHash',
]

/** What the visitor's script needs of what the layout heeds; the slides themselves stand in the markup. */
function writeRun(props: Gallery): string {
  const heeded = runFields.filter((field) => isFieldHeeded(props, field))
  return JSON.stringify(Object.fromEntries(heeded.map((field) => [field, props[field]])))
}
