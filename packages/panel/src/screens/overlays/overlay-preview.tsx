import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePages } from '../../data/queries'
import './overlays.css'

interface PreviewProps {
  isNarrow?: boolean
  /** Draws into the page each time it changes. */
  children: (frame: Document) => ReactNode
}

/** The site's home page with what is being designed on it. */
export function OverlayPreview({ isNarrow = false, children }: PreviewProps) {
  const pages = usePages().data?.filter((page) => page.settings.kind === 'page') ?? []
  const home = pages.find((page) => page.isHomepage) ?? pages[0]
  const [frame, setFrame] = useState<Document | null>(null)
  if (!home) return null
  return (
    <div className="overlay-preview" data-narrow={isNarrow || undefined}>
      <iframe
        title="Preview"
        src={fillPath(places.configFrame, { pageId: home.id })}
        onLoad={(event) => setFrame(event.currentTarget.contentDocument)}
      />
      {frame && children(frame)}
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
