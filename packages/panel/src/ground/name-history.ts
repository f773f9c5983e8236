import type { Route } from './router'

/** The history that a change on this screen belongs to: each screen has its own, and the parts of the design share one. */
export function nameHistory({ screen, part }: Route): string {
  return screen === 'design' || part === null ? screen : `${screen}/${part}`
}
