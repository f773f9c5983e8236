import type { ReactNode } from 'react'

/** `never`: only the props that the server wrote for the island of this name fit it. */
type LoadIsland = () => Promise<{ readonly Island: (props: never) => ReactNode }>

/** The interactive components by name, each fetched when a page first needs it. */
export const islands: Readonly<Record<string, LoadIsland>> = {
  accordion: () => import('./accordion/island'),
  menu: () => import('./menu/island'),
  embed: () => import('./embed/island'),
  form: () => import('./form/island'),
}
