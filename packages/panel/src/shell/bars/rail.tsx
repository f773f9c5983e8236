import { Icon, type IconName } from '@sitewright/ui/base/icons'
import type { ReactNode } from 'react'
import { useCommentCounts } from '../../data/comments/comments'
import { useFormsOverview } from '../../data/forms/forms-overview'
import { useSession } from '../../data/queries'
import { goTo, isAllowedScreen, type Screen, screenLabels, screens, writeRoute } from '../../ground/router'

/** Collections are reached from their pages. */
type RailScreen = Exclude<Screen, 'collections'>
const railScreens = screens.filter((screen): screen is RailScreen => screen !== 'collections')

const icons: Record<RailScreen, IconName> = {
  pages: 'pages',
  design: 'design',
  store: 'store',
  marketing: 'mail',
  forms: 'forms',
  comments: 'comment',
  assets: 'assets',
  settings: 'settings',
}

interface RailProps {
  current: Screen
  openPageId: string | null
  onChosen: () => void
  /** Stands at the foot. */
  children: ReactNode
}

export function Rail({ current, openPageId, onChosen, children }: RailProps) {
  const permissions = useSession().data?.permissions ?? []
  const unread = useFormsOverview().data?.counts.unread ?? 0
  const pending = useCommentCounts().data?.pending ?? 0
  return (
    <nav className="rail" aria-label="Panel">
      {railScreens
        .filter((screen) => isAllowedScreen(screen, permissions))
        .map((screen) => {
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
              {screen === 'forms' && unread > 0 ? <RailCount count={unread} label="unread" /> : null}
              {screen === 'comments' && pending > 0 ? <RailCount count={pending} label="pending" /> : null}
            </a>
          )
        })}
      <div className="rail-foot">{children}</div>
    </nav>
  )
}

function RailCount({ count, label }: { count: number; label: string }) {
  return (
    <small className="rail-count">
      {count > 99 ? '99+' : count}
      <span className="sw-hidden-text"> {label}</span>
    </small>
  )
}
