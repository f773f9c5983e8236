import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

interface ControlsInput {
  readonly texts: VisitorTexts['media']['gallery']
  readonly hasAutoplay: boolean
  /** There is nothing before the first slide. */
  readonly isAtStart: boolean
  /** Widths at which every slide is in sight. */
  readonly fits: string
}

/** Arrows, and a pause button first where the slides change by themselves. Hidden where no script answers them. */
export function GalleryControls({ texts, hasAutoplay, isAtStart, fits }: ControlsInput) {
  return (
    <div className="gallery-controls" data-controls="" data-fits={fits || undefined}>
      {hasAutoplay ? (
        <button
          type="button"
          className="gallery-button"
          data-step="pause"
          data-stop-label={texts.stop}
          data-start-label={texts.start}
          aria-label={texts.stop}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path className="when-playing" d="M9 6v12M15 6v12" />
            <path className="when-paused" d="M8 5l11 7-11 7z" />
          </svg>
        </button>
      ) : null}
      <button
        type="button"
        className="gallery-button"
        data-step="previous"
        aria-label={texts.previous}
        aria-disabled={isAtStart}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
      <button type="button" className="gallery-button" data-step="next" aria-label={texts.next} aria-disabled={false}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5l7 7-7 7" />
        </svg>
      </button>
    </div>
  )
}
