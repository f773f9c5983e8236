import type { ReactNode } from 'react'
import type { IslandBlock } from '../ground/define-block'
import { findOwn } from '../ground/find-own'
import type { BlockOf, BlockType } from './schemas'

/** `never`: only the props that the server wrote for the island of this name fit it. */
type LoadIsland = () => Promise<{ readonly Island: (props: never) => ReactNode }>

/** Blocks that say that they have an island. */
type IslandType = { [Type in BlockType]: BlockOf<Type> extends IslandBlock ? Type : never }[BlockType]

/** The interactive components, each fetched when a page first needs it. */
const islands = {
  accordion: () => import('../accordion/island'),
  menu: () => import('../menu/island'),
  embed: () => import('../embed/island'),
  search: () => import('../search/island'),
  form: () => import('../form/island'),
} satisfies Readonly<Record<IslandType, LoadIsland>>

export function findIsland(name: string): LoadIsland | undefined {
  return findOwn<LoadIsland>(islands, name)
}
