import { Skeleton } from '@sitewright/ui/skeleton'
import { lazy, Suspense } from 'react'
import { footerId } from '../document/footer-session'
import { FooterScreen } from '../screens/design/footer-screen'
import { PagesScreen } from '../screens/pages/pages-screen'
import type { Route } from './router'

const DesignScreen = lazy(async () => ({ default: (await import('../screens/design/design-screen')).DesignScreen }))
const AssetsScreen = lazy(async () => ({ default: (await import('../screens/assets/assets-screen')).AssetsScreen }))
const MarketingScreen = lazy(async () => ({
  default: (await import('../screens/marketing/marketing-screen')).MarketingScreen,
}))
const FormsScreen = lazy(async () => ({ default: (await import('../screens/forms/forms-screen')).FormsScreen }))
const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/settings/settings-screen')).SettingsScreen,
}))

interface ScreenViewProps {
  route: Route
  openPageId: string | null
  onFrameChanged: () => void
}

export function ScreenView({ route, openPageId, onFrameChanged }: ScreenViewProps) {
  const isFooter = route.screen === 'pages' && route.part === footerId
  return (
    <Suspense fallback={<Skeleton lines={6} label="Loading" />}>
      {isFooter ? <FooterScreen /> : null}
      {route.screen === 'pages' && !isFooter ? (
        <PagesScreen openPageId={openPageId} onFrameChanged={onFrameChanged} />
      ) : null}
      {route.screen === 'design' ? <DesignScreen part={route.part} /> : null}
      {route.screen === 'marketing' ? <MarketingScreen part={route.part} /> : null}
      {route.screen === 'assets' ? <AssetsScreen openId={route.part} /> : null}
      {route.screen === 'forms' ? <FormsScreen part={route.part} /> : null}
      {route.screen === 'settings' ? <SettingsScreen part={route.part} /> : null}
    </Suspense>
  )
}
