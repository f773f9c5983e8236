import { placeImage } from '@sitewright/model/images/config'
import type { Section } from '@sitewright/model/pages/document'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { ViewAsset, ViewContext } from '../ground/view-context'
import { Picture } from '../picture/picture'
import { minHeightsVh } from './section-heights'

interface SectionBackgroundInput {
  readonly section: Pick<Section, 'background' | 'height'>
  /** What texts need; absent, as the owner wants it. */
  readonly overlayOpacity: number | undefined
  readonly isUrgent: boolean
  readonly context: ViewContext
}

/** The section's ground. A picture or video lies under an overlay in the ground's color, which keeps texts readable. */
export function SectionBackground({ section, overlayOpacity, isUrgent, context }: SectionBackgroundInput) {
  const { background, height } = section
  const asset = background.kind === 'none' ? undefined : context.assets.get(background.assetId)
  if (background.kind === 'none' || asset === undefined) return <div className="section-background" />
  const style = placeImage({ cropMode: 'cover', focalPoint: background.focalPoint })
  return (
    <div className="section-background">
      {background.kind === 'video' ? (
        <BackgroundVideo asset={asset} poster={context.assets.get(background.posterId ?? '')} style={style} />
      ) : (
        <Picture
          asset={asset}
          alt=""
          sizes={listBackgroundSizes(asset, height)}
          isUrgent={isUrgent}
          focalPoint={background.focalPoint}
          style={style}
        />
      )}
      <div className="section-overlay" style={{ opacity: overlayOpacity ?? background.overlayOpacity }} />
    </div>
  )
}

/** A wide picture behind a tall section is wider than the window; twice as wide is sharp enough below a text. */
function listBackgroundSizes({ width, height }: ViewAsset, sectionHeight: Section['height']): string {
  const minVh = minHeightsVh[sectionHeight]
  if (minVh === undefined || !width || !height) return '100vw'
  return `min(200vw, max(100vw, ${Math.ceil((minVh * width) / height)}vh))`
}

interface BackgroundVideoInput {
  readonly asset: ViewAsset
  readonly poster: ViewAsset | undefined
  readonly style: ReturnType<typeof placeImage>
}

/** It rests until the page's script plays it: who asked for less motion or less data sees a still picture. */
function BackgroundVideo({ asset, poster, style }: BackgroundVideoInput) {
  return (
    <video
      className="section-video"
      data-background-video=""
      src={asset.address}
      poster={poster?.address}
      preload={poster ? 'none' : 'metadata'}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      style={style}
    />
  )
}

interface VideoToggleInput extends Pick<Section, 'background'> {
  readonly texts: VisitorTexts['media']
}

/** What moves by itself for longer than five seconds can be stopped. The page's script shows the button and works it. */
export function VideoToggle({ background, texts }: VideoToggleInput) {
  if (background.kind !== 'video') return null
  const { pause, play } = texts.background
  return (
    <button
      type="button"
      className="video-toggle"
      data-video-toggle=""
      data-pause-label={pause}
      data-play-label={play}
      aria-label={pause}
      hidden
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="video-toggle-pause" d="M8 5h3v14H8zM13 5h3v14h-3z" />
        <path className="video-toggle-play" d="M8 5l11 7-11 7z" />
      </svg>
    </button>
  )
}
