import { placeImage } from '@sitewright/model/images/config'
import { Picture } from '../picture/picture'
import type { ViewAsset } from '../view-context'
import type { GallerySlide } from './schema'

interface ThumbsInput {
  readonly slides: readonly GallerySlide[]
  readonly assets: ReadonlyMap<string, ViewAsset>
}

/** A strip of small pictures, linked with the slides above it. */
export function GalleryThumbs({ slides, assets }: ThumbsInput) {
  return (
    <ul className="gallery-thumbs" data-thumbs="">
      {slides.map((slide, index) => {
        const asset = slide.assetId === null ? undefined : assets.get(slide.assetId)
        return (
          <li key={index}>
            <button
              type="button"
              className="gallery-thumb"
              data-thumb={index}
              aria-label={`Show slide ${index + 1}${slide.title ? `, ${slide.title}` : ''}`}
              aria-current={index === 0 ? 'true' : undefined}
            >
              {asset ? (
                <Picture
                  asset={asset}
                  alt=""
                  sizes="120px"
                  isUrgent={false}
                  focalPoint={slide.focalPoint}
                  style={placeImage({ cropMode: 'cover', focalPoint: slide.focalPoint })}
                />
              ) : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
