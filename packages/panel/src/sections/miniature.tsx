import { belowFirstView } from '@sitewright/blocks/ground/first-view'
import type { ViewContext } from '@sitewright/blocks/ground/view-context'
import { pageCss } from '@sitewright/blocks/page/page-css'
import { SectionView } from '@sitewright/blocks/page/section-view'
import { siteCss } from '@sitewright/blocks/styles/site-css'
import { pageFormat, type Section } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { memo, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import miniatureCss from './miniature.css?inline'

/** An address would be asked for; an empty frame would be in quirks mode, and its load comes too early to be heard. */
const emptyDocument = '<!doctype html><html lang="en"><title>Preview</title><body></body></html>'
const windowPx = { width: 1440, height: 900 } as const

interface MiniatureProps {
  sections: readonly Section[]
  styles: SiteStyles
  context: ViewContext
  /** A tall page is cut here, in heights of its width. */
  maxRatio: number
  /** A short one is as high as this all the same, on the ground of the site. */
  minRatio?: number
}

/**
 * Sections as they will look, drawn by the page's own views in a window of their own, so that widths, type and colors
 * are those of the site. Drawn when it comes into sight, and for the eye alone.
 */
export const Miniature = memo(function Miniature(props: MiniatureProps) {
  const { sections, styles, context, maxRatio, minRatio = 0 } = props
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [widthPx, setWidthPx] = useState(0)
  const [frame, setFrame] = useState<Document | null>(null)
  const [heightPx, setHeightPx] = useState<number>(windowPx.height / 2)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const seen = new IntersectionObserver((entries) => entries.some((it) => it.isIntersecting) && setNear(true), {
      rootMargin: '300px',
    })
    const sized = new ResizeObserver(() => setWidthPx(element.clientWidth))
    seen.observe(element)
    sized.observe(element)
    return () => {
      seen.disconnect()
      sized.disconnect()
    }
  }, [])

  useEffect(() => {
    const view = frame?.defaultView
    if (!frame || !view) return
    frame.adoptedStyleSheets = [
      siteCss(styles),
      pageCss({ format: pageFormat, sections: [...sections] }),
      miniatureCss,
    ].map((text) => {
      const sheet = new view.CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    })
    frame.body.inert = true
    frame.body.style.setProperty('--least', `${windowPx.width * minRatio}px`)
    const measured = new ResizeObserver(() => setHeightPx(frame.body.offsetHeight))
    measured.observe(frame.body)
    return () => measured.disconnect()
  }, [frame, sections, styles, minRatio])

  const scale = widthPx / windowPx.width
  const drawnPx = Math.max(1, heightPx, windowPx.width * minRatio)
  const shownPx = Math.min(drawnPx * scale, widthPx * maxRatio)
  return (
    <div ref={box} className="miniature" style={{ height: shownPx || undefined }} aria-hidden="true">
      {isNear ? (
        <iframe
          title="Section preview"
          srcDoc={emptyDocument}
          className="miniature-frame"
          tabIndex={-1}
          style={{ width: windowPx.width, height: Math.max(windowPx.height, drawnPx), transform: `scale(${scale})` }}
          onLoad={(event) => setFrame(event.currentTarget.contentDocument)}
        />
      ) : null}
      {frame
        ? createPortal(
            <main>
              {sections.map((section) => (
                <SectionView
                  key={section.id}
                  section={section}
                  anchor={undefined}
                  firstView={belowFirstView}
                  container="page"
                  context={context}
                />
              ))}
            </main>,
            frame.body,
          )
        : null}
    </div>
  )
})
