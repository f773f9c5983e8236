import { useEffect, useRef } from 'react'
import { nothingSelected, type Selection } from '../document/page/command'
import type { PageSession } from '../document/sessions/page-session'
import { openRegion, type PressedAround, regionAt } from '../frame/edited-region'
import { anyPartAt } from '../frame/mark-parts'
import { focusSelected } from '../frame/use-selected-box'

interface RegionPress {
  readonly frame: Document | null
  readonly session: PageSession
  readonly framePageId: string
  readonly hold: (select: () => void) => void
  readonly onRegion: (region: PressedAround) => void
}

/**
 * A press on a part of the frame that is not edited just now: the header, the sections around the page, or the page while
 * those are edited. What was pressed is selected as soon as its document is open. Answers whether it was such a press.
 */
export function useRegionPress({ frame, session, framePageId, hold, onRegion }: RegionPress) {
  const wanted = useRef<{ readonly editedId: string; readonly selection: Selection } | null>(null)
  useEffect(() => {
    const found = wanted.current
    const isAround = session.pageId !== framePageId
    // Opened from a list and not by a press, it may be out of sight.
    if (frame && isAround && !found)
      openRegion(frame, session.pageId)?.parentElement?.scrollIntoView({ block: 'nearest' })
    if (found?.editedId !== session.pageId) return
    wanted.current = null
    hold(() => session.store.select(found.selection))
    focusSelected(frame, found.selection)
  }, [frame, session, framePageId, hold])
  return (target: Element): boolean => {
    const region = regionAt(target)
    // With a frame of their own sections of every page have nothing around them but the bar.
    const isOwnFrame = session.pageId === framePageId && region === 'page'
    if (region === null || isOwnFrame) return false
    hold(() => session.store.select(nothingSelected))
    const selection = anyPartAt(target)
    const editedId = region === 'page' ? framePageId : region
    wanted.current = region === 'header' ? null : { editedId, selection: selection ?? nothingSelected }
    onRegion(region)
    return true
  }
}
