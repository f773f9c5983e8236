import { connectionStrings, recoveryActions } from '@sitewright/model/data-layer/connection-strings'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../base/icons'
import { Button } from '../controls/button'

/** An empty place says what belongs there and offers the next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="sw-empty">
      <Icon name={icon} sizePx={32} />
      <h3>{title}</h3>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  )
}

/** A failed load, with the way to repeat it. */
export function LoadFailure({ text = connectionStrings.cannotLoad, onRetry }: { text?: string; onRetry: () => void }) {
  return (
    <div className="sw-empty" role="alert">
      <Icon name="warning" sizePx={32} />
      <p>{text}</p>
      <Button onClick={onRetry}>{recoveryActions.fullPanel}</Button>
    </div>
  )
}
