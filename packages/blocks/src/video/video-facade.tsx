import type { ParsedVideo } from '@sitewright/model/video/parse-video'
import type { ReactNode } from 'react'

interface FacadeInput {
  readonly video: ParsedVideo
  readonly title: string
  /** The owner's still picture; the provider's own would already tell it who looks. */
  readonly picture: ReactNode
}

/** Stands for a provider's video until it is played: not a byte is asked of the provider before. */
export function VideoFacade({ video, title, picture }: FacadeInput) {
  return (
    <div
      className="video-stage"
      data-video={video.provider}
      data-video-address={video.embedAddress}
      data-video-title={title}
    >
      <div className="video-overlay" data-overlay="">
        {picture}
        <PlayButton label={`Play ${title}`} />
        <p className="video-note">{`Playing loads content from ${video.provider}.`}</p>
        <a className="video-link" href={video.pageAddress} rel="noopener">
          {`Watch at ${video.provider}`}
        </a>
      </div>
    </div>
  )
}

export function PlayButton({ label }: { label: string }) {
  return (
    <button type="button" className="video-play" data-play="" aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 5l12 7-12 7z" />
      </svg>
    </button>
  )
}
