import { IconButton } from '@sitewright/ui/controls/button'
import { use } from 'react'
import { SideDrawer } from '../drawers/side-drawer'
import { EditorContext } from '../editor/editor-context'
import { type Route, screenLabels } from '../ground/router'
import { GuideCard } from './guide/guide-card'
import { ScreenView } from './screen-view'
import { StandingNotice } from './standing-notice'
import { PanelBoundary } from './start/panel-boundary'
import type { Opened } from './use-opened'

interface SideProps {
  route: Route
  opened: Opened
  /** The screen takes the place of the page. */
  isWide: boolean
  onFrameChanged: () => void
  onGuide: () => void
  onShowPage: () => void
}

/** The screen beside the page, or the drawer that covers it. */
export function Side({ route, opened, isWide, onFrameChanged, onGuide, onShowPage }: SideProps) {
  const editor = use(EditorContext)
  // A screen without the page beside it is the main part itself.
  const Part = isWide ? 'main' : 'aside'
  const screen = (
    <>
      <StandingNotice />
      <PanelBoundary key={route.screen}>
        <ScreenView
          route={route}
          openPageId={opened.pageId}
          openItemId={opened.itemId}
          onFrameChanged={onFrameChanged}
        />
      </PanelBoundary>
      {route.screen === 'pages' && !opened.sectionsId && !opened.itemId ? <GuideCard onOpen={onGuide} /> : null}
    </>
  )
  return (
    <Part className="side" aria-label={isWide ? screenLabels[route.screen] : 'Side panel'}>
      <span className="side-close">
        <IconButton icon="close" label="Show page" onClick={onShowPage} />
      </span>
      {editor?.drawer && route.screen === 'pages' ? <SideDrawer>{screen}</SideDrawer> : screen}
    </Part>
  )
}
