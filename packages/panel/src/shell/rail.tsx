import { Icon, type IconName } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { goTo, type Screen, screenLabels, screens, writeRoute } from './router'

const icons: Record<Screen, IconName> = { pages: 'pages', design: 'design', assets: 'assets', settings: 'settings' }

interface RailProps {
  current: Screen
  openPageId: string | null
  onChosen: () => void
  /** Stands at the foot. */
  children: ReactNode
}

export function Rail({ current, openPageId, onChosen, children }: RailProps) {
  return (
    <nav className="rail" aria-label="Panel">
      {screens.map((screen) => {
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
