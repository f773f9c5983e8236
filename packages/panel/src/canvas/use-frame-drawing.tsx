import type { PageDocument } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useSiteDocument } from '../data/site-documents'
import type { PageSession } from '../document/page-session'
import { FramePage } from './frame-page'
import { adoptFrameStyles } from './frame-styles'
import { markParts, type PartMarks } from './mark-parts'
import { useViewContext } from './use-view-context'

interface FrameDrawing {
  frame: Document | null
  session: PageSession
  styles: SiteStyles | null
  onDrawn: (page: PageDocument) => void
}

/** Keeps the frame equal to the document: each change is drawn at once by the page's own views. */
export function useFrameDrawing({ frame, session, styles, onDrawn }: FrameDrawing): PartMarks | null {
  const context = useViewContext(session)
  const footer = useSiteDocument('header-footer').data?.body.footer
  const sheets = useMemo(() => frame && adoptFrameStyles(frame), [frame])
  const marks = useMemo(() => {
    const main = frame?.querySelector('main')
    return main ? markParts(main) : null
  }, [frame])
  const root = useFrameRoot(frame)

  useEffect(() => sheets?.showSite(styles), [sheets, styles])
  const drawn = useCallback(
    (page: PageDocument) => {
      sheets?.showPage(page)
      marks?.showPage(page)
      onDrawn(page)
    },
    [sheets, marks, onDrawn],
  )
  useEffect(() => {
    if (!root || !context || !footer) return
    root.render(<FramePage store={session.store} context={context} footerSections={footer.sections} onDrawn={drawn} />)
  }, [root, context, footer, session, drawn])
  return marks
}

function useFrameRoot(frame: Document | null): Root | null {
  const [root, setRoot] = useState<Root | null>(null)
  useEffect(() => {
    const main = frame?.querySelector('main')
    if (!main) return
    const made = createRoot(main)
    setRoot(made)
    return () => {
      setRoot(null)
      // React must not be unmounted while it draws.
      setTimeout(() => made.unmount())
    }
  }, [frame])
  return root
}
