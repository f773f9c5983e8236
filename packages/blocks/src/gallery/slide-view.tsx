import { formatDimensions, formatFocalPoint } from '@sitewright/model/galleries/slides'
import { placeImage } from '@sitewright/model/images/config'
import { parseVideo } from '@sitewright/model/video/parse-video'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { CSSProperties, ReactNode } from 'react'
import { linkAttributes } from '../ground/link-attributes'
import type { ViewAsset } from '../ground/view-context'
import { Picture } from '../picture/picture'
import { VideoFacade } from '../video/video-facade'
import { drawnRatio } from './gallery-measures'
import type { Gallery, GallerySlide } from './schema'

interface SlideInput {
  readonly slide: GallerySlide
  readonly slideId: string
  readonly asset: ViewAsset | undefined
  readonly gallery: Gallery
  readonly sizes: string
  readonly isUrgent: boolean
  readonly isFirst: boolean
  /** Its place among all, where slides move; those that lie still are items of a list. */
  readonly place: string | null
  readonly texts: VisitorTexts['media']
}

/** One slide: a picture, or a video that nothing is fetched for until it is played. */
export function SlideView({ slide, slideId, asset, gallery, sizes, isUrgent, isFirst, place, texts }: SlideInput) {
  const video = gallery.mixedContent ? parseVideo(slide.video) : null
  const words = slide.altText ?? asset?.altText ?? ''
  const picture = asset && (
    <Picture
      asset={asset}
      alt={words || (gallery.lightbox || slide.href ? slide.title || texts.picture : '')}
      sizes={sizes}
      isUrgent={isUrgent}
      focalPoint={slide.focalPoint}
      style={placeImage({ cropMode: gallery['auto-crop'] ? 'cover' : 'contain', focalPoint: slide.focalPoint })}
    />
  )
  const [Slide, Words] = place === null ? (['figure', 'figcaption'] as const) : (['div', 'div'] as const)
  return (
    <Slide
      className="slide"
      data-type={video ? 'video' : 'image'}
      data-slide-id={slideId}
      data-slide-url={slide.url || undefined}
      data-click-through-url={slide.href || undefined}
      data-image-dimensions={asset?.width && asset.height ? formatDimensions(asset as Size) : undefined}
      data-image-focal-point={formatFocalPoint(slide.focalPoint)}
      style={slideStyle(asset, gallery)}
      {...(place === null
        ? {}
        : {
            role: 'group',
            'aria-roledescription': texts.gallery.slide,
            'aria-label': place,
            'data-active': isFirst ? '' : undefined,
          })}
    >
      <div className="slide-picture">
        {video ? (
          <VideoFacade texts={texts} video={video} title={slide.title || texts.video} picture={picture} />
        ) : (
          <SlideLink slide={slide} gallery={gallery} asset={asset}>
            {picture}
          </SlideLink>
        )}
      </div>
      {slide.title || slide.description ? (
        <Words className="slide-meta">
          {slide.title ? <strong className="slide-title">{slide.title}</strong> : null}
          {slide.description ? <span className="slide-text">{slide.description}</span> : null}
        </Words>
      ) : null}
    </Slide>
  )
}

interface Size {
  width: number
  height: number
}

/** Without scripts the picture itself opens; the lightbox takes the press when it is there. */
function SlideLink({ slide, gallery, asset, children }: SlideLinkInput) {
  if (gallery.lightbox && asset) {
    return (
      <a className="slide-link" href={asset.address} data-lightbox="">
        {children}
      </a>
    )
  }
  if (slide.href) {
    return (
      <a className="slide-link" {...linkAttributes(slide.href, false)}>
        {children}
      </a>
    )
  }
  return children
}

interface SlideLinkInput {
  readonly slide: GallerySlide
  readonly gallery: Gallery
  readonly asset: ViewAsset | undefined
  readonly children: ReactNode
}

function slideStyle(asset: ViewAsset | undefined, gallery: Gallery): CSSProperties {
  return { '--slide-ratio': Math.round(drawnRatio(asset, gallery) * 1000) / 1000 } as CSSProperties
}
