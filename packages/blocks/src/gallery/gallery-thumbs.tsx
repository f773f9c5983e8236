import { placeImage } from '@sitewright/model/images/config'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { parseVideo } from '@sitewright/model/video/parse-video'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { ViewAsset } from '../ground/view-context'
import { Picture } from '../picture/picture'
import type { GallerySlide } from './schema'

interface ThumbsInput {
  readonly texts: VisitorTexts['media']['gallery']
  readonly slides: readonly GallerySlide[]
  readonly assets: ReadonlyMap<string, ViewAsset>
  readonly hasVideos: boolean
}

/** A strip of small pictures, linked with the slides above it; each has its slide's name, and the shown one has nothing to do. */
export function GalleryThumbs({ texts, slides, assets, hasVideos }: ThumbsInput) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own
    <div className="gallery-thumbs" role="group" aria-label={texts.choose} data-thumbs="">
      {slides.map((slide, index) => {
        const isVideo = hasVideos && parseVideo(slide.video) !== null
        const asset = slide.assetId === null ? undefined : assets.get(slide.assetId)
        return (
          <button
            key={index}
            type="button"
            className="gallery-thumb"
            data-thumb={index}
            data-type={isVideo ? 'video' : 'image'}
            aria-label={fillWords(texts.place, { number: index + 1, count: slides.length })}
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
            {isVideo ? (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5l12 7-12 7z" />
              </svg>
            ) : null}
          </button>
        )
      })}
    </div>
  )
}
