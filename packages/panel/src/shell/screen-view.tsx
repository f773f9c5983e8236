import type { SiteStyles } from '@sitewright/model/site/styles'
import { Skeleton } from '@sitewright/ui/skeleton'
import { lazy, Suspense } from 'react'
import { PagesScreen } from '../screens/pages/pages-screen'
import type { Route } from './router'

const DesignScreen = lazy(async () => ({ default: (await import('../screens/design/design-screen')).DesignScreen }))
const AssetsScreen = lazy(async () => ({ default: (await import('../screens/assets-screen')).AssetsScreen }))
const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/settings/settings-screen')).SettingsScreen,
}))

interface ScreenViewProps {
  route: Route
  openPageId: string | null
  onStyles: (styles: SiteStyles | null) => void
  onFrameChanged: () => void
}

export function ScreenView({ route, openPageId, onStyles, onFrameChanged }: ScreenViewProps) {
  return (
    <Suspense fallback={<Skeleton lines={6} label="Loading" />}>
      {route.screen === 'pages' ? <PagesScreen openPageId={openPageId} onFrameChanged={onFrameChanged} /> : null}
      {route.screen === 'design' ? <DesignScreen onStyles={onStyles} onFrameChanged={onFrameChanged} /> : null}
      {route.screen === 'assets' ? <AssetsScreen /> : null}
      {route.screen === 'settings' ? <SettingsScreen part={route.part} /> : null}
    </Suspense>
  )
}
