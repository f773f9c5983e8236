import { fillWords } from '@sitewright/model/strings/fill-words'
import type { ParsedVideo } from '@sitewright/model/video/parse-video'
import type { VideoMode } from '@sitewright/model/video/wrapper'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { CSSProperties, ReactNode } from 'react'

interface FacadeInput {
  readonly texts: VisitorTexts['media']
  readonly video: ParsedVideo
  readonly title: string
  /** The owner's still picture; the provider's own would already tell it who looks. */
  readonly picture: ReactNode
  /** How the frame lies in its place. */
  readonly mode?: VideoMode
  readonly style?: CSSProperties | undefined
}

/** Stands for a provider's video until it is played: not a byte is asked of the provider before. */
export function VideoFacade({ texts, video, title, picture, mode, style }: FacadeInput) {
  return (
    <div
      className="video-stage"
      data-video={video.provider}
      data-video-address={video.embedAddress}
      data-video-title={title}
      data-mode={mode ?? undefined}
      style={style}
    >
      <div className="video-overlay" data-overlay="">
        {picture}
        <PlayButton label={fillWords(texts.play, { title })} />
        <p className="video-note">{fillWords(texts.loadsFrom, { provider: video.provider })}</p>
        <a className="video-link" href={video.pageAddress} rel="noopener">
          {fillWords(texts.watchAt, { provider: video.provider })}
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
