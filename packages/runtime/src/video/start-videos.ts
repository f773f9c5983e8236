import { playVideo, readMode, showOverlays } from './play-video'

/** A press anywhere on an overlay plays its video. */
export function startVideos(root: Document): () => void {
  const ended = new AbortController()
  root.querySelectorAll<HTMLElement>('[data-video]').forEach(readMode)
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const stage = target.closest('[data-overlay]')?.closest<HTMLElement>('[data-video]')
      // Taken by a lightbox, or on the way to the provider's own page.
      if (!stage || event.defaultPrevented || target.closest('a')) return
      event.preventDefault()
      playVideo(stage, target)
    },
    { signal: ended.signal },
  )
  return () => {
    ended.abort()
    showOverlays(root)
  }
}
