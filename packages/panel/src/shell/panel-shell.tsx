import { nameSiteSections } from '@sitewright/model/header-footer/site-sections'
import { type DeviceView, screenMediaQueries } from '@sitewright/model/reference/devices'
import { lazy, Suspense, useState } from 'react'
import { EditorContext } from '../editor/editor-context'
import { type Route, screenLabels } from '../ground/router'
import { PeopleContext } from '../live/people-context'
import { useLivePage } from '../live/use-live-page'
import { HelpMenu } from './bars/help-menu'
import { Rail } from './bars/rail'
import { TopBar } from './bars/top-bar'
import { OpenConflicts } from './conflicts/open-conflicts'
import { panelEscape } from './keys/panel-escape'
import { useShortcuts } from './keys/use-shortcuts'
import { PanelOverlays } from './overlays/panel-overlays'
import { useOver } from './overlays/use-over'
import { Side } from './side'
import { Stage } from './stage'
import { hasHistory } from './undo/screen-histories'
import { useScreenUndo } from './undo/use-screen-undo'
import { useEditorState } from './use-editor-state'
import { useFrameVersion } from './use-frame-version'
import { type Opened, useOpened } from './use-opened'
import { useSides } from './use-sides'

const AddSectionDialog = lazy(async () => ({
  default: (await import('../sections/add-section-dialog')).AddSectionDialog,
}))

/** Rail, side panel, top bar and the page. The page stays open while other screens are looked at. */
export function PanelShell({ route, startPageId }: { route: Route; startPageId: string | null }) {
  const opened = useOpened(route, startPageId)
  const { session, page, sectionsId } = opened
  const isWide = route.screen !== 'pages' && route.screen !== 'design'
  // The list of a collection belongs to its page.
  const isList = route.screen === 'collections'
  const shown = isWide ? null : session
  const people = useLivePage(opened.pageSession)
  const [device, setDevice] = useState<DeviceView>(chooseFirstDevice)
  // On a phone the side covers the page: an address that names another screen opens it.
  const { isSideOpen, isFolded, sides } = useSides(route.screen !== 'pages')
  const { over, open, close } = useOver()
  const { frameVersion, redrawFrame } = useFrameVersion()
  const breakpoint = device === 'phone' ? 'mobile' : 'desktop'
  const { editor, sectionPlace } = useEditorState(session, opened.pageId, breakpoint, sides)
  // On a screen without the page the browser's own search is meant.
  const openFind = isWide ? undefined : editor?.openFind
  const undo = useScreenUndo(route, opened.pageId, shown)
  const onKeyDown = useShortcuts({
    session: shown,
    undo,
    actions: {
      ...open,
      find: openFind ? () => openFind(false) : null,
      replace: openFind ? () => openFind(true) : null,
      sides: shown ? () => sides.change(shown) : null,
      fold: shown ? sides.fold : null,
      escape: panelEscape({ over, openPreview: open.preview, close, hasPage: shown !== null }),
    },
  })
  return (
    <PeopleContext value={people}>
      <EditorContext value={editor}>
        <div
          className={`shell${isWide ? ' shell-wide' : isFolded ? ' shell-folded' : ''}${isSideOpen ? ' side-open' : ''}`}
        >
          <TopBar
            title={isWide ? screenLabels[route.screen] : titleOf(opened)}
            session={shown}
            undo={!isWide || hasHistory(route) ? undo : null}
            page={isWide ? null : page}
            device={device}
            onDevice={setDevice}
            open={open}
          />
          <Rail
            current={sectionsId && !isWide ? 'design' : isList ? 'pages' : route.screen}
            openPageId={sectionsId ? null : isList ? route.part : opened.pageId}
            onChosen={sides.showSide}
          >
            <HelpMenu onGuide={open.guide} onShortcuts={open.shortcuts} />
          </Rail>
          <Side
            {...{ route, opened, isWide }}
            onFrameChanged={redrawFrame}
            onGuide={open.guide}
            onShowPage={sides.showPage}
          />
          <Stage
            {...{ opened, startPageId, device, frameVersion, onKeyDown, isFolded }}
            isHidden={isWide}
            onFold={sides.fold}
            isHeaderOpen={route.screen === 'design' && route.part === 'header'}
            onShowSide={sides.showSide}
            onFrameChanged={redrawFrame}
          />
          <OpenConflicts session={opened.pageSession} />
          {editor && sectionPlace !== null ? <AddSection index={sectionPlace} /> : null}
          <PanelOverlays
            {...{ over, session, page, device, open, undo }}
            isPageShown={!isWide}
            title={page?.settings.title ?? (sectionsId ? nameSiteSections(sectionsId) : 'the page')}
            onClose={close}
          />
        </div>
      </EditorContext>
    </PeopleContext>
  )
}

function AddSection({ index }: { index: number }) {
  return (
    <Suspense fallback={null}>
      <AddSectionDialog index={index} />
    </Suspense>
  )
}

function titleOf({ page, sectionsId }: Opened): string {
  return page?.settings.title ?? (sectionsId ? `Editing ${nameSiteSections(sectionsId)}` : 'Sitewright')
}

/** On a phone the page is shown as phones show it: its desktop layout would be too small to read. */
function chooseFirstDevice(): DeviceView {
  return matchMedia(screenMediaQueries.mobile).matches ? 'phone' : 'desktop'
}
