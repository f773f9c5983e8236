import { placeImage } from '@sitewright/model/images/config'
import { Picture } from '../picture/picture'
import type { ViewAsset } from '../view-context'
import type { GallerySlide } from './schema'

interface ThumbsInput {
  readonly slides: readonly GallerySlide[]
  readonly assets: ReadonlyMap<string, ViewAsset>
}

/** A strip of small pictures, linked with the slides above it; each has its slide's name, and the shown one has nothing to do. */
export function GalleryThumbs({ slides, assets }: ThumbsInput) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own
    <div className="gallery-thumbs" role="group" aria-label="Choose the slide to show" data-thumbs="">
      {slides.map((slide, index) => {
        const asset = slide.assetId === null ? undefined : assets.get(slide.assetId)
        return (
          <button
            key={index}
            type="button"
            className="gallery-thumb"
            data-thumb={index}
            aria-label={`${index + 1} of ${slides.length}`}
            aria-description={slide.title || undefined}
            aria-current={index === 0 ? 'true' : undefined}
            aria-disabled={index === 0}
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
        )
      })}
    </div>
  )
}
