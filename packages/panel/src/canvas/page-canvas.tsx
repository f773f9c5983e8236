import { isSiteSections } from '@sitewright/model/header-footer/site-sections'
import type { DeviceView } from '@sitewright/model/reference/devices'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { Button } from '@sitewright/ui/controls/button'
import { LoadFailure } from '@sitewright/ui/feedback/empty-state'
import { lazy, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useSiteDocument } from '../data/site/site-documents'
import type { PageSession } from '../document/sessions/page-session'
import { useEditor, usePagePart } from '../editor/editor-context'
import { useLiveHeader, useLiveSettings } from '../editor/use-live-site'
import type { PressedAround } from '../frame/edited-region'
import { createFrameLayer } from '../frame/frame-layer'
import { passWheel } from '../frame/pass-wheel'
import { focusSelected, useSelectedBox } from '../frame/use-selected-box'
import { type Stage, useStage } from '../frame/use-stage'
import { withinSite } from '../ground/site-path'
import { useOthersOutlines } from '../live/people'
import { PeopleContext } from '../live/people-context'
import { FrameDrawing } from './drawing/frame-drawing'
import { useEditedRegion } from './drawing/use-edited-region'
import { useFrameHeader } from './drawing/use-frame-header'
import { useFileDrops } from './files/use-file-drops'
import { useTileDrops } from './files/use-tile-drops'
import { useFrameGestures } from './gestures/use-frame-gestures'
import { EmptySection } from './selection/empty-section'
import { createPartKeys } from './selection/part-keys'
import { PartToolbar } from './selection/part-toolbar'
import { SectionInserts } from './selection/section-inserts'
import { SpokenSelection } from './selection/spoken-selection'
import { useClipboard } from './selection/use-clipboard'
import { useSelectionMarks, useShownSelection } from './selection/use-selection-marks'
import { TextInPlace } from './text/text-in-place'
import { useDeviceHeight } from './use-device-height'
import { useFrameEvents } from './use-frame-events'
import { useFrameScale } from './use-frame-scale'
import { useRegionPress } from './use-region-press'

const ChoosePicture = lazy(async () => ({ default: (await import('./files/choose-picture')).ChoosePicture }))
const FindBar = lazy(async () => ({ default: (await import('../find/find-bar')).FindBar }))

interface PageCanvasProps {
  device: DeviceView
  title: string
  framePageId: string
  pageSession: PageSession | null
  isHeaderOpen: boolean
  /** Another part of what the frame shows is to be edited. */
  onRegion: (region: PressedAround) => void
  /** Design changes that are not on the host yet. */
  styles: SiteStyles | null
  /** Counts up when what the host draws around the page has changed: the frame loads anew. */
  frameVersion: number
  onKeyDown: (event: KeyboardEvent) => void
  onFollow: (path: string) => void
  /** Stands above the page. */
  bar: ReactNode
}

export function PageCanvas(props: PageCanvasProps) {
  const { device, title, framePageId, pageSession, isHeaderOpen, styles, frameVersion, onKeyDown, bar } = props
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
  const deviceHeight = useDeviceHeight(device)
  useFrameScale(frame, scale)
  const floor = { ...stage, hasFindBar: finding !== null }
  const savedSettings = useSiteDocument('settings').data?.body
  const settings = useLiveSettings() ?? savedSettings
  const liveHeader = useLiveHeader()
  // The footer is edited without a header above it.
  const header = framePageId === 'footer' ? null : liveHeader
  const below = useSiteDocument('header-footer').data?.body.headerSections.sections[0]
  const first = usePagePart(pageSession ?? session, ({ page }) => page.sections[0])
  useFrameHeader({ frame, pageId: framePageId, header, settings, first: below ?? first, isOpen: isHeaderOpen })
  const { show, onDrawn, hold } = useShownSelection({ frame, store, box })
  const marks = useEditedRegion(frame, session.pageId, framePageId)
  useSelectionMarks({ marks, store, box, show })
  const keys = useMemo(
    () => createPartKeys(session, breakpoint, () => focusSelected(frame, store.read().selection)),
    [session, store, breakpoint, frame],
  )
  useFrameGestures({ frame, marks, layer, hold, onMoved: measure })
  const openAround = useRegionPress({ frame, session, framePageId, hold, onRegion: props.onRegion })
  useFrameEvents({
    ...{ frame, session, keys, hold, onKeyDown, onFollow: props.onFollow, onRegion: openAround },
    onMoved: measure,
    onChoosePicture: setChoosingFor,
    onEdit: () => {
      const { blockId } = session.store.read().selection
      if (blockId) editText(blockId)
      else openDrawer('section')
    },
  })
  useClipboard(frame, session, useFileDrops({ frame, marks, layer }))
  useTileDrops({ frame, marks, layer })
  useEffect(() => store.showLayout(breakpoint), [store, breakpoint])
  useOthersOutlines(frame, use(PeopleContext))
  const address = withinSite(fillPath(paths.configFrame, { pageId: framePageId }))
  const shownVersion = useRef(frameVersion)
  useEffect(() => {
    if (frameVersion === shownVersion.current) return
    shownVersion.current = frameVersion
    const view = element.current?.contentWindow
    // While it is on its way there is nothing yet that could be loaded again.
    if (view?.location.href === 'about:blank') view.location.replace(address)
    else view?.location.reload()
  }, [frameVersion, address])
  function load() {
    const loaded = element.current?.contentDocument ?? null
    const isPage = Boolean(loaded?.querySelector('main'))
    setFailed(!isPage)
    setFrame(isPage ? loaded : null)
  }
  return (
    <div className={`canvas canvas-${device}`}>
      <div className="canvas-bar">
        {bar}
        <DrawnSize stage={stage} />
      </div>
      <div
        className="canvas-device"
        style={deviceHeight}
        ref={stageElement}
        onWheel={(event) => passWheel(event, frame, scale)}
      >
        <div className="canvas-paper">
          <iframe
            ref={element}
            key={framePageId}
            className="canvas-frame"
            style={
              scale < 1
                ? { width: `${100 / scale}%`, height: `${100 / scale}%`, transform: `scale(${scale})` }
                : undefined
            }
            title={`Preview of ${title}`}
            src={address}
            onLoad={load}
          />
        </div>
        {frame ? <FrameDrawing {...{ frame, framePageId, session, pageSession, styles, marks, onDrawn }} /> : null}
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
          <Suspense fallback={null}>
            <ChoosePicture
              blockId={choosingFor}
              onEnd={() => {
                setChoosingFor(null)
                focusSelected(frame, store.read().selection)
              }}
            />
          </Suspense>
        ) : null}
        {frame && isEmpty ? (
          <div
            className="canvas-empty"
            data-under-fixed={hasFixedPart(frame) || session.pageId !== framePageId || undefined}
          >
            <p>{describeEmpty(session.pageId, frame)} Start with a ready-made section or a blank one.</p>
            <Button kind="primary" icon="plus" onClick={() => openAddSection(0)}>
              Add section
            </Button>
          </div>
        ) : null}
      </div>
      <SpokenSelection />
    </div>
  )
}

/** How wide the page is, and how much smaller than that it is shown. */
function DrawnSize({ stage: { width, scale } }: { stage: Stage }) {
  if (width === 0) return null
  return (
    <span>
      {Math.round(width / scale)} px{scale < 1 ? `, shown at ${Math.round(scale * 100)}%` : ''}
    </span>
  )
}

/** Such as the product itself on its page, which stands there whatever the owner adds. */
function hasFixedPart(frame: Document): boolean {
  return frame.querySelector('[data-fixed-part]') !== null
}

function describeEmpty(pageId: string, frame: Document): string {
  if (isSiteSections(pageId)) return 'No sections yet.'
  return hasFixedPart(frame) ? 'You haven’t added any sections to this page.' : 'This page is empty.'
}
