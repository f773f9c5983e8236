import { Icon, type IconName } from '@sitewright/ui/icons'
import { goTo, type Screen, writeRoute } from './router'

const items: readonly { screen: Screen; icon: IconName; label: string }[] = [
  { screen: 'pages', icon: 'pages', label: 'Pages' },
  { screen: 'design', icon: 'design', label: 'Design' },
  { screen: 'assets', icon: 'assets', label: 'Assets' },
  { screen: 'settings', icon: 'settings', label: 'Settings' },
]

interface RailProps {
  current: Screen
  openPageId: string | null
  onChosen: () => void
}

export function Rail({ current, openPageId, onChosen }: RailProps) {
  return (
    <nav className="rail" aria-label="Panel">
      {items.map(({ screen, icon, label }) => {
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
            <Icon name={icon} />
            <span>{label}</span>
          </a>
        )
      })}
    </nav>
  )
}
