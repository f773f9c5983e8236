import type { Breakpoint } from '@sitewright/model/pages/grid'
import { type DeviceView, screenMediaQueries } from '@sitewright/model/reference/devices'
import { IconButton } from '@sitewright/ui/button'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { PageCanvas } from '../canvas/page-canvas'
import { usePages } from '../data/queries'
import { footerId } from '../document/footer-session'
import { PeopleContext } from '../live/people-context'
import { useLivePage } from '../live/use-live-page'
import { EditorContext } from './editor-context'
import { hasExpandedPreview } from './expanded-preview'
import { GuideCard } from './guide-card'
import { HelpMenu } from './help-menu'
import { MissingPage } from './missing-page'
import { OpenConflicts } from './open-conflicts'
import { findPageByPath } from './open-page'
import { type Over, PanelOverlays } from './panel-overlays'
import { Rail } from './rail'
import { goTo, type Route, screenLabels } from './router'
import { ScreenView } from './screen-view'
import { SideDrawer } from './side-drawer'
import { TopBar } from './top-bar'
import { useEditorState } from './use-editor-state'
import { useFooterSession } from './use-footer-session'
import { useLiveStyles, useOnSaved } from './use-live-site'
import { usePageSession } from './use-page-session'
import { useShortcuts } from './use-shortcuts'
import { useSides } from './use-sides'

const AddSectionDialog = lazy(async () => ({
  default: (await import('../sections/add-section-dialog')).AddSectionDialog,
}))

function AddSection({ index }: { index: number }) {
  return (
    <Suspense fallback={null}>
      <AddSectionDialog index={index} />
    </Suspense>
  )
}

/** Rail, side panel, top bar and the page. The page stays open while other screens are looked at. */
export function PanelShell({ route, startPageId }: { route: Route; startPageId: string | null }) {
  const pages = usePages().data ?? []
  const pageId = useOpenPage(route, startPageId)
  const isFooter = pageId === footerId
  const { session: pageSession, query } = usePageSession(isFooter ? null : pageId)
  const people = useLivePage(pageSession)
  const footer = useFooterSession(isFooter)
  const session = isFooter ? footer.session : pageSession
  const [device, setDevice] = useState<DeviceView>(chooseFirstDevice)
  // On a phone the side covers the page: an address that names another screen opens it.
  const { isSideOpen, sides } = useSides(route.screen !== 'pages')
  const [over, setOver] = useState<Over | null>(hasExpandedPreview(document.cookie) ? 'preview' : null)
  const [frameVersion, setFrameVersion] = useState(0)
  const editedStyles = useLiveStyles()
  const redrawFrame = () => setFrameVersion((count) => count + 1)
  useOnSaved('settings', redrawFrame)
  useOnSaved('members', redrawFrame)
  const openOver = {
    palette: () => setOver('palette'),
    shortcuts: () => setOver('shortcuts'),
    preview: () => setOver('preview'),
    guide: () => setOver('guide'),
    history: () => setOver('history'),
    links: () => setOver('links'),
    schedule: () => setOver('schedule'),
  }
  const page = pages.find((it) => it.id === pageId) ?? null
  const isWide = route.screen !== 'pages' && route.screen !== 'design'

  const breakpoint: Breakpoint = device === 'phone' ? 'mobile' : 'desktop'
  const { editor, sectionPlace } = useEditorState(session, pageId, breakpoint, sides)
  // On a screen without the page the browser's own search is meant.
  const openFind = isWide ? undefined : editor?.openFind
  const onKeyDown = useShortcuts(session, {
    ...openOver,
    find: openFind ? () => openFind(false) : null,
    replace: openFind ? () => openFind(true) : null,
    sides: session && !isWide ? () => sides.change(session) : null,
  })
  // A screen without the page beside it is the main part itself.
  const Side = isWide ? 'main' : 'aside'
  const screen = (
    <>
      <ScreenView route={route} openPageId={pageId} onFrameChanged={redrawFrame} />
      {route.screen === 'pages' && !isFooter ? <GuideCard onOpen={openOver.guide} /> : null}
    </>
  )
  return (
    <PeopleContext value={people}>
      <EditorContext value={editor}>
        <div className={`shell${isWide ? ' shell-wide' : ''}${isSideOpen ? ' side-open' : ''}`}>
          <TopBar
            title={
              isWide
                ? screenLabels[route.screen]
                : (page?.settings.title ?? (isFooter ? 'Editing the footer' : 'Sitewright'))
            }
            session={isWide ? null : session}
            undone={route.screen === 'settings' ? session : null}
            page={isWide ? null : page}
            device={device}
            onDevice={setDevice}
            open={openOver}
          />
          <Rail
            current={isFooter && !isWide ? 'design' : route.screen}
            openPageId={isFooter ? null : pageId}
            onChosen={sides.showSide}
          >
            <HelpMenu onGuide={openOver.guide} onShortcuts={openOver.shortcuts} />
          </Rail>
          <Side className="side" aria-label={isWide ? screenLabels[route.screen] : 'Beside the page'}>
            <span className="side-close">
              <IconButton icon="close" label="Show the page" onClick={sides.showPage} />
            </span>
            {editor?.drawer && route.screen === 'pages' ? <SideDrawer>{screen}</SideDrawer> : screen}
          </Side>
          <main className="stage" aria-label="The page" hidden={isWide}>
            {query.isError ? (
              <MissingPage error={query.error} startPageId={startPageId} onRetry={() => query.refetch()} />
            ) : null}
            {isFooter && footer.loadError ? (
              <LoadFailure text={footer.loadError.message} onRetry={() => location.reload()} />
            ) : null}
            {editor ? (
              <PageCanvas
                device={device}
                title={page?.settings.title ?? (isFooter ? 'the footer' : 'the page')}
                styles={editedStyles}
                frameVersion={frameVersion}
                onKeyDown={onKeyDown}
                onFollow={(path) => {
                  const target = findPageByPath(pages, path)
                  if (target) goTo({ screen: 'pages', part: target.id })
                }}
              />
            ) : query.isPending && pageId ? (
              <Skeleton lines={8} heightPx={40} label="Loading the page" />
            ) : null}
          </main>
          <OpenConflicts session={pageSession} />
          {editor && sectionPlace !== null ? <AddSection index={sectionPlace} /> : null}
          <PanelOverlays
            over={over}
            session={session}
            page={page}
            title={page?.settings.title ?? 'the footer'}
            device={device}
            open={openOver}
            onClose={() => setOver(null)}
          />
        </div>
      </EditorContext>
    </PeopleContext>
  )
}

/** On a phone the page is shown as phones show it: its desktop layout would be too small to read. */
function chooseFirstDevice(): DeviceView {
  return matchMedia(screenMediaQueries.mobile).matches ? 'phone' : 'desktop'
}

/** The last opened page stays open behind the other screens. */
function useOpenPage(route: Route, startPageId: string | null): string | null {
  const [lastPageId, setLastPageId] = useState<string | null>(null)
  const asked = route.screen === 'pages' ? route.part : null
  useEffect(() => {
    if (asked) setLastPageId(asked)
  }, [asked])
  return asked ?? lastPageId ?? startPageId
}
