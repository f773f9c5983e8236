import type { ComponentProps, MouseEvent } from 'react'
import { goTo, type Route, writeRoute } from '../ground/router'

/** A link inside the panel: opens in place, and beside it when the keys for that are held. */
export function PanelLink({ to, children, ...rest }: { to: Route } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a {...rest} href={writeRoute(to)} onClick={follow}>
      {children}
    </a>
  )
}
