import { useEffect, useRef } from 'react'
import { findEdited } from '../frame/edited-region'
import type { FindQuery, Match } from './find-matches'
import { findRanges } from './frame-chunks'

interface Highlighted {
  readonly frame: Document | null
  readonly query: FindQuery
  readonly matches: readonly Match[]
  readonly current: Match | undefined
}

const names = ['panel-find', 'panel-find-current'] as const

/** Marks the matches in the frame without touching its markup, and again after each drawing. */
export function useFrameHighlights(highlighted: Highlighted): void {
  const latest = useRef(highlighted)
  latest.current = highlighted
  const { frame, query, matches, current } = highlighted
  const draw = useRef(() => {
    const { frame: shown, ...found } = latest.current
    const view = shown?.defaultView
    // Older browsers have no highlights; there the selected block shows the place.
    if (!shown || !view?.CSS?.highlights) return
    const ranges = findRanges(shown, found.query, found.matches, found.current)
    view.CSS.highlights.set(names[0], new view.Highlight(...ranges.all))
    view.CSS.highlights.set(names[1], new view.Highlight(...(ranges.current ? [ranges.current] : [])))
  })
  useEffect(() => draw.current(), [frame, query, matches, current])
  useEffect(() => {
    const view = frame?.defaultView
    const main = findEdited(frame)
    if (!view || !main) return
    let asked = 0
    const observer = new view.MutationObserver(() => {
      view.cancelAnimationFrame(asked)
      asked = view.requestAnimationFrame(draw.current)
    })
    observer.observe(main, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      view.cancelAnimationFrame(asked)
      for (const name of names) view.CSS?.highlights?.delete(name)
    }
  }, [frame])
}
