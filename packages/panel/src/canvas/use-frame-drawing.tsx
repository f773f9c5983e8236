import { listUsedAssets } from '@sitewright/blocks/used-assets'
import type { ViewContext } from '@sitewright/blocks/view-context'
import type { SiteSettings } from '@sitewright/model/site/settings'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { useEffect, useMemo, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useAssetMap } from '../data/assets'
import type { PageSession } from '../document/page-session'
import { usePageState } from '../shell/editor-context'
import { FramePage } from './frame-page'
import { adoptFrameStyles } from './frame-styles'
import { markParts } from './mark-parts'

interface FrameDrawing {
  frame: Document | null
  session: PageSession
  settings: SiteSettings | undefined
  styles: SiteStyles | null
  onDrawn: () => void
}

/** Keeps the frame equal to the document: each change is drawn at once by the page's own views. */
export function useFrameDrawing({ frame, session, settings, styles, onDrawn }: FrameDrawing): void {
  const { page, selection } = usePageState(session)
  const usedIds = useMemo(() => listUsedAssets(page), [page])
  const assets = useAssetMap(usedIds)
  const root = useRef<Root | null>(null)
  // The first drawing waits for the pictures, or the page would flicker from full to empty to full.
  const isComplete = usedIds.every((id) => assets.has(id))
  const isReady = useRef(false)
  isReady.current ||= isComplete

  useEffect(() => {
    const main = frame?.querySelector('main')
    if (!main) return
    const made = createRoot(main)
    root.current = made
    return () => {
      root.current = null
      // React must not be unmounted while it draws.
      setTimeout(() => made.unmount())
    }
  }, [frame])

  useEffect(() => {
    if (frame) adoptFrameStyles(frame, page, styles)
  }, [frame, page, styles])

  useEffect(() => {
    if (!frame || !settings || !root.current || !isReady.current) return
    const context: ViewContext = { assets, navigation: [], settings, isEditing: true }
    const afterDrawing = () => {
      markParts(frame, page, selection)
      onDrawn()
    }
    root.current.render(<FramePage page={page} context={context} onDrawn={afterDrawing} />)
  })
}
