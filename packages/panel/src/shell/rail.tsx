import type { Permission } from '@sitewright/model/accounts/permissions'
import { Icon, type IconName } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { useSession } from '../data/queries'
import { goTo, type Screen, screenLabels, screens, writeRoute } from './router'

const icons: Record<Screen, IconName> = {
  pages: 'pages',
  design: 'design',
  marketing: 'mail',
  assets: 'assets',
  settings: 'settings',
}

/** Screens that need more than to be let into the panel. */
const needed: Partial<Record<Screen, Permission>> = { marketing: 'campaigns.edit' }

interface RailProps {
  current: Screen
  openPageId: string | null
  onChosen: () => void
  /** Stands at the foot. */
  children: ReactNode
}

export function Rail({ current, openPageId, onChosen, children }: RailProps) {
  const permissions = useSession().data?.permissions ?? []
  const isAllowed = (screen: Screen) => needed[screen] === undefined || permissions.includes(needed[screen])
  return (
    <nav className="rail" aria-label="Panel">
      {screens.filter(isAllowed).map((screen) => {
        const route = { screen, part: screen === 'pages' ? openPageId : null }
        return (
          <a
            key={screen}
            href={writeRoute(route)}
            className="rail-item"
            aria-current={screen === current ? 'page' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              goTo(route)
              onChosen()
            }}
          >
            <Icon name={icons[screen]} />
            <span>{screenLabels[screen]}</span>
          </a>
        )
      })}
      <div className="rail-foot">{children}</div>
    </nav>
  )
}
