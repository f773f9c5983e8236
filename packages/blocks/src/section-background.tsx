import { placeImage } from '@sitewright/model/images/config'
import type { Section } from '@sitewright/model/pages/document'
import { Picture } from './picture/picture'
import type { ViewAsset, ViewContext } from './view-context'

interface SectionBackgroundInput {
  readonly background: Section['background']
  readonly height: Section['height']
  readonly isFirst: boolean
  readonly context: ViewContext
}

/** The section's ground. A picture or video lies under an overlay in the ground's colour, which keeps texts readable. */
export function SectionBackground({ background, height, isFirst, context }: SectionBackgroundInput) {
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
          isUrgent={isFirst}
          focalPoint={background.focalPoint}
          style={style}
        />
      )}
      <div className="section-overlay" style={{ opacity: background.overlayOpacity }} />
    </div>
  )
}

const leastHeightsVh: Partial<Record<Section['height'], number>> = { medium: 40, large: 66, full: 100 }

/** A wide picture behind a tall section is wider than the window; twice as wide is sharp enough below a text. */
function listBackgroundSizes({ width, height }: ViewAsset, sectionHeight: Section['height']): string {
  const leastVh = leastHeightsVh[sectionHeight]
  if (leastVh === undefined || !width || !height) return '100vw'
  return `min(200vw, max(100vw, ${Math.ceil((leastVh * width) / height)}vh))`
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

/** What moves by itself for longer than five seconds can be stopped. The page's script shows the button and works it. */
export function VideoToggle({ background }: Pick<SectionBackgroundInput, 'background'>) {
  if (background.kind !== 'video') return null
  return (
    <button type="button" className="video-toggle" data-video-toggle="" aria-label="Pause the background video" hidden>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="video-toggle-pause" d="M8 5h3v14H8zM13 5h3v14h-3z" />
        <path className="video-toggle-play" d="M8 5l11 7-11 7z" />
      </svg>
    </button>
  )
}
