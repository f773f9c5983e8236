import type { DeviceView } from '@sitewright/model/reference/devices'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { Button } from '@sitewright/ui/button'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { useEffect, useRef, useState } from 'react'
import { useSiteDocument } from '../data/site-documents'
import type { Selection } from '../document/command'
import { footerId } from '../document/footer-session'
import { SectionInserts } from '../sections/section-inserts'
import { useEditor, usePageState } from '../shell/editor-context'
import { useLiveHeader } from '../shell/use-live-site'
import { PartToolbar } from './part-toolbar'
import { TextInPlace } from './text/text-in-place'
import { useFrameDrawing } from './use-frame-drawing'
import { useFrameEvents } from './use-frame-events'
import { useFrameHeader } from './use-frame-header'
import { showSelected, useSelectedBox } from './use-selected-box'

interface PageCanvasProps {
  device: DeviceView
  title: string
  /** Design changes that are not on the host yet. */
  styles: SiteStyles | null
  /** Counts up when the header, the footer or the menu changed: the frame loads anew. */
  frameVersion: number
  onKeyDown: (event: KeyboardEvent) => void
  onFollow: (path: string) => void
}

export function PageCanvas({ device, title, styles, frameVersion, onKeyDown, onFollow }: PageCanvasProps) {
  const { session, openDrawer, openAddSection, editText, writing } = useEditor()
  const { page, selection } = usePageState(session)
  const settings = useSiteDocument('settings').data?.body
  const [frame, setFrame] = useState<Document | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const element = useRef<HTMLIFrameElement>(null)
  const { box, measure } = useSelectedBox(frame, selection)
  const liveHeader = useLiveHeader()
  // The footer is edited without a header above it.
  const header = session.pageId === footerId ? null : liveHeader
  useFrameHeader({ frame, pageId: session.pageId, header, settings })
  // What was just added is selected before it is drawn.
  const awaited = useRef<Selection | null>(null)
  function onDrawn() {
    measure()
    if (awaited.current && showSelected(frame, awaited.current)) awaited.current = null
  }
  useFrameDrawing({ frame, session, settings, styles, onDrawn })
  useFrameEvents({
    frame,
    session,
    onKeyDown,
    onFollow,
    onMoved: measure,
    onEdit: () => {
      const { blockId } = session.store.read().selection
      if (blockId) editText(blockId)
      else openDrawer('section')
    },
  })
  useEffect(() => {
    awaited.current = showSelected(frame, selection) ? null : selection
    measure()
  }, [frame, selection, measure])
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [measure])
  useEffect(() => {
    if (frameVersion > 0) element.current?.contentWindow?.location.reload()
  }, [frameVersion])
  function load() {
    const loaded = element.current?.contentDocument ?? null
    const isPage = Boolean(loaded?.querySelector('main'))
    setFailed(!isPage)
    setFrame(isPage ? loaded : null)
  }
  return (
    <div className={`canvas canvas-${device}`}>
      <div className="canvas-device">
        <iframe
          ref={element}
          key={session.pageId}
          className="canvas-frame"
          title={`Preview of ${title}`}
          src={fillPath(places.configFrame, { pageId: session.pageId })}
          onLoad={load}
        />
        {hasFailed ? <LoadFailure onRetry={() => element.current?.contentWindow?.location.reload()} /> : null}
        <TextInPlace
          frame={frame}
          box={box}
          stageWidth={element.current?.clientWidth ?? 0}
          onKeyDown={onKeyDown}
          onGrown={measure}
        />
        {box && element.current && !writing ? (
          <PartToolbar box={box} stage={{ width: element.current.clientWidth, height: element.current.clientHeight }} />
        ) : null}
        {writing ? null : <SectionInserts frame={frame} />}
        {frame && page.sections.length === 0 ? (
          <div className="canvas-empty">
            <p>This page is empty. Start with a designed section, or a blank one.</p>
            <Button kind="primary" icon="plus" onClick={() => openAddSection(0)}>
              Add a section
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  )
}
