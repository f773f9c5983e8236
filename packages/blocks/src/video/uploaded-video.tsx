import { fillWords } from '@sitewright/model/strings/fill-words'
import type { ReactNode } from 'react'
import type { ViewAsset, ViewContext } from '../ground/view-context'
import type { Video } from './schema'
import { PlayButton } from './video-facade'

interface UploadedVideoInput {
  readonly context: ViewContext
  readonly video: ViewAsset | undefined
  readonly captions: ViewAsset | undefined
  readonly props: Video
  readonly picture: ReactNode
}

/** A file of the site's own. It plays by the browser's controls where no script takes the overlay away. */
export function UploadedVideo({ context, video, captions, props, picture }: UploadedVideoInput) {
  if (video?.kind !== 'video') return null
  const { media } = context.texts
  return (
    <div className="video-stage" data-video="upload" data-mode={props.mode ?? undefined} data-video-title={props.title}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are the owner's file; the track stands here when there is one */}
      <video controls playsInline preload="none" aria-label={props.title} src={video.address}>
        {captions ? (
          <track
            kind="captions"
            src={captions.address}
            srcLang={context.settings.language}
            label={media.captions}
            default
          />
        ) : null}
      </video>
      <div className="video-overlay" data-overlay="">
        {picture}
        <PlayButton label={fillWords(media.play, { title: props.title })} />
      </div>
    </div>
  )
}
