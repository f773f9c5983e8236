import type { DeviceView } from '@sitewright/model/reference/devices'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { Button } from '@sitewright/ui/button'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { lazy, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useSiteDocument } from '../data/site-documents'
import { footerId } from '../document/footer-session'
import { useOthersOutlines } from '../live/people'
import { PeopleContext } from '../live/people-context'
import { SectionInserts } from '../sections/section-inserts'
import { useEditor, usePagePart } from '../shell/editor-context'
import { useLiveHeader } from '../shell/use-live-site'
import { EmptySection } from './empty-section'
import { ChoosePicture } from './files/choose-picture'
import { useFileDrops } from './files/use-file-drops'
import { createFrameLayer } from './frame-layer'
import { createPartKeys } from './part-keys'
import { PartToolbar } from './part-toolbar'
import { passWheel } from './pass-wheel'
import { SpokenSelection } from './spoken-selection'
import { TextInPlace } from './text/text-in-place'
import { useClipboard } from './use-clipboard'
import { useFrameDrawing } from './use-frame-drawing'
import { useFrameEvents } from './use-frame-events'
import { useFrameGestures } from './use-frame-gestures'
import { useFrameHeader } from './use-frame-header'
import { focusSelected, useSelectedBox } from './use-selected-box'
import { useSelectionMarks, useShownSelection } from './use-selection-marks'
import { useStage } from './use-stage'

const FindBar = lazy(async () => ({ default: (await import('../find/find-bar')).FindBar }))

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
  const { session, breakpoint, openDrawer, openAddSection, editText, writing, finding } = useEditor()
  const isEmpty = usePagePart(session, ({ page }) => page.sections.length === 0)
  const [frame, setFrame] = useState<Document | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [choosingFor, setChoosingFor] = useState<string | null>(null)
  const element = useRef<HTMLIFrameElement>(null)
  const stageElement = useRef<HTMLDivElement>(null)
  const layer = useMemo(() => frame && createFrameLayer(frame), [frame])
  const { store } = session
  const box = useSelectedBox({ frame, layer, store })
  const { measure } = box
  const stage = useStage(stageElement, device, measure)
  const { scale } = stage
  const floor = { ...stage, hasFindBar: finding !== null }
  const settings = useSiteDocument('settings').data?.body
  const liveHeader = useLiveHeader()
  // The footer is edited without a header above it.
  const header = session.pageId === footerId ? null : liveHeader
  useFrameHeader({ frame, pageId: session.pageId, header, settings })
  const { show, onDrawn } = useShownSelection({ frame, store, box })
  const marks = useFrameDrawing({ frame, session, styles, onDrawn })
  useSelectionMarks({ marks, store, box, show })
  const keys = useMemo(
    () => createPartKeys(session, breakpoint, () => focusSelected(frame, store.read().selection)),
    [session, store, breakpoint, frame],
  )
  useFrameGestures({ frame, marks, layer, onMoved: measure })
  useFrameEvents({
    ...{ frame, session, keys, onKeyDown, onFollow },
    onMoved: measure,
    onChoosePicture: setChoosingFor,
    onEdit: () => {
      const { blockId } = session.store.read().selection
      if (blockId) editText(blockId)
      else openDrawer('section')
    },
  })
  useClipboard(frame, session, useFileDrops({ frame, marks, layer }))
  useEffect(() => store.showLayout(breakpoint), [store, breakpoint])
  useOthersOutlines(frame, use(PeopleContext))
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
      <div className="canvas-device" ref={stageElement} onWheel={(event) => passWheel(event, frame, scale)}>
        <iframe
          ref={element}
          key={session.pageId}
          className="canvas-frame"
          style={scale < 1 ? { width: `${100 / scale}%`, height: `${100 / scale}%`, scale } : undefined}
          title={`Preview of ${title}`}
          src={fillPath(places.configFrame, { pageId: session.pageId })}
          onLoad={load}
        />
        {hasFailed ? <LoadFailure onRetry={() => element.current?.contentWindow?.location.reload()} /> : null}
        <TextInPlace frame={frame} box={box} stage={stage} onKeyDown={onKeyDown} onGrown={measure} />
        {writing ? null : <PartToolbar box={box} stage={floor} />}
        {writing ? null : <SectionInserts frame={frame} box={box} stage={floor} />}
        <EmptySection box={box} stage={stage} />
        {finding ? (
          <Suspense fallback={null}>
            <FindBar frame={frame} finding={finding} />
          </Suspense>
        ) : null}
        {choosingFor ? (
          <ChoosePicture
            blockId={choosingFor}
            onEnd={() => {
              setChoosingFor(null)
              focusSelected(frame, store.read().selection)
            }}
          />
        ) : null}
        {frame && isEmpty ? (
          <div className="canvas-empty">
            <p>This page is empty. Start with a designed section, or a blank one.</p>
            <Button kind="primary" icon="plus" onClick={() => openAddSection(0)}>
              Add a section
            </Button>
          </div>
        ) : null}
      </div>
      <SpokenSelection />
    </div>
  )
}
