import { hasContent } from '@sitewright/model/pages/page-settings'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePages } from '../../data/queries'
import { useSiteDocument } from '../../data/site/site-documents'
import { useVisitorTexts } from '../../data/site/use-visitor-texts'
import { withinSite } from '../../ground/site-path'
import './overlays.css'

interface PreviewProps {
  isNarrow?: boolean
  /** Draws into the page each time it changes, with what the site says to its visitors. */
  children: (frame: Document, texts: VisitorTexts) => ReactNode
}

/** The site's home page with what is being designed on it. */
export function OverlayPreview({ isNarrow = false, children }: PreviewProps) {
  const pages = usePages().data?.filter((page) => hasContent(page.settings)) ?? []
  const home = pages.find((page) => page.isHomepage) ?? pages[0]
  const texts = useVisitorTexts(useSiteDocument('settings').data?.body.language)
  const [frame, setFrame] = useState<Document | null>(null)
  if (!home) return null
  return (
    <div className="overlay-preview" data-narrow={isNarrow || undefined}>
      <iframe
        title="Preview"
        src={withinSite(fillPath(paths.configFrame, { pageId: home.id }))}
        onLoad={(event) => setFrame(event.currentTarget.contentDocument)}
      />
      {frame && texts && children(frame, texts)}
    </div>
  )
}

interface FrameOverlayProps {
  frame: Document
  /** What the saved overlay is found by; it makes room for the one being designed. */
  replaces: string
  at: 'start' | 'end'
  css: string
  children: ReactNode
}

/** Draws a part of the page inside the frame, with its styles. */
export function FrameOverlay({ frame, replaces, at, css, children }: FrameOverlayProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const view = frame.defaultView
    if (!view) return
    for (const saved of frame.querySelectorAll(replaces)) saved.remove()
    const made = frame.createElement('div')
    if (at === 'start') frame.body.prepend(made)
    else frame.body.append(made)
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    frame.adoptedStyleSheets = [...frame.adoptedStyleSheets, sheet]
    setPlace(made)
    return () => {
      made.remove()
      frame.adoptedStyleSheets = frame.adoptedStyleSheets.filter((it) => it !== sheet)
    }
  }, [frame, replaces, at, css])
  return place && createPortal(children, place)
}
