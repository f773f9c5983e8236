import { isSiteSections } from '@sitewright/model/header-footer/site-sections'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { lazy, memo, Suspense } from 'react'
import type { Route } from '../ground/router'
import { SiteSectionsScreen } from '../screens/design/site-sections-screen'
import { PagesScreen } from '../screens/pages/pages-screen'

const CollectionsScreen = lazy(async () => ({
  default: (await import('../screens/collections/collections-screen')).CollectionsScreen,
}))
const ItemScreen = lazy(async () => ({
  default: (await import('../screens/collections/editor/item-screen')).ItemScreen,
}))
const DesignScreen = lazy(async () => ({ default: (await import('../screens/design/design-screen')).DesignScreen }))
const AssetsScreen = lazy(async () => ({ default: (await import('../screens/assets/assets-screen')).AssetsScreen }))
const MarketingScreen = lazy(async () => ({
  default: (await import('../screens/marketing/marketing-screen')).MarketingScreen,
}))
const StoreScreen = lazy(async () => ({ default: (await import('../screens/store/store-screen')).StoreScreen }))
const FormsScreen = lazy(async () => ({ default: (await import('../screens/forms/forms-screen')).FormsScreen }))
const CommentsScreen = lazy(async () => ({
  default: (await import('../screens/comments/comments-screen')).CommentsScreen,
}))
const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/settings/settings-screen')).SettingsScreen,
}))

interface ScreenViewProps {
  route: Route
  openPageId: string | null
  /** Of a collection: its settings stand beside the canvas in place of the pages. */
  openItemId: string | null
  onFrameChanged: () => void
}

/** What is drawn with every letter of a text is the shell around it, not the screen. */
export const ScreenView = memo(function ScreenView({ route, openPageId, openItemId, onFrameChanged }: ScreenViewProps) {
  const sectionsId = route.screen === 'pages' && isSiteSections(route.part) ? route.part : null
  return (
    <Suspense fallback={<Skeleton lines={6} label="Loading" />}>
      {sectionsId ? <SiteSectionsScreen key={sectionsId} id={sectionsId} /> : null}
      {route.screen === 'pages' && openItemId && !sectionsId ? (
        <ItemScreen key={openItemId} itemId={openItemId} />
      ) : null}
      {route.screen === 'pages' && !openItemId && !sectionsId ? (
        <PagesScreen openPageId={openPageId} onFrameChanged={onFrameChanged} />
      ) : null}
      {route.screen === 'collections' ? <CollectionsScreen part={route.part} onFrameChanged={onFrameChanged} /> : null}
      {route.screen === 'design' ? <DesignScreen part={route.part} /> : null}
      {route.screen === 'store' ? <StoreScreen part={route.part} /> : null}
      {route.screen === 'marketing' ? <MarketingScreen part={route.part} /> : null}
      {route.screen === 'assets' ? <AssetsScreen part={route.part} /> : null}
      {route.screen === 'forms' ? <FormsScreen part={route.part} /> : null}
      {route.screen === 'comments' ? <CommentsScreen part={route.part} /> : null}
      {route.screen === 'settings' ? <SettingsScreen part={route.part} /> : null}
    </Suspense>
  )
})
