import { closed, type PreviewState } from '@sitewright/model/search/preview-state'
import type { SearchPreview } from '@sitewright/model/search/search-answers'
import { isPreviewWorthwhile, searchPreview } from '@sitewright/model/search/search-rules'

interface PreviewParts {
  readonly load: (words: string, signal: AbortSignal) => Promise<SearchPreview>
  /** Answers how to stop it. */
  readonly setTimer: (work: () => void, ms: number) => () => void
  readonly onChange: (state: PreviewState) => void
}

export interface PreviewLoader {
  type(words: string): void
  stop(): void
}

/** Asks once somebody pauses; the answer to words that are no longer in the field is let go. */
export function createPreviewLoader({ load, setTimer, onChange }: PreviewParts): PreviewLoader {
  let asking = new AbortController()
  let stopTimer = () => {}

  function stop() {
    stopTimer()
    asking.abort()
  }

  async function ask(words: string, signal: AbortSignal) {
    const answer = await load(words, signal).then(
      (preview): PreviewState => ({ kind: 'shown', preview, active: null }),
      (): PreviewState => ({ kind: 'failed' }),
    )
    if (!signal.aborted) onChange(answer)
  }

  return {
    type(words) {
      stop()
      if (!isPreviewWorthwhile(words)) return onChange(closed)
      asking = new AbortController()
      const { signal } = asking
      stopTimer = setTimer(() => ask(words.trim(), signal), searchPreview.pauseMs)
    },
    stop,
  }
}
