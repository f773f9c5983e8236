import { playVideo, showOverlays } from './play-video'

/** A press on an overlay plays its video. */
export function startVideos(root: Document): () => void {
  const ended = new AbortController()
  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('[data-play]')
      const stage = button?.closest<HTMLElement>('[data-video]')
      if (!button || !stage) return
      event.preventDefault()
      event.stopPropagation()
      playVideo(stage, button)
    },
    { signal: ended.signal },
  )
  return () => {
    ended.abort()
    showOverlays(root)
  }
}
