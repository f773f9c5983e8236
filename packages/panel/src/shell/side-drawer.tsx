import type { ReactNode } from 'react'
import { AddBlockDrawer } from '../drawers/add-block-drawer'
import { BlockDrawer } from '../drawers/block-drawer'
import { SectionDrawer } from '../drawers/section-drawer'
import { SectionsDrawer } from '../sections/sections-drawer'
import { type Drawer, useEditor, usePagePart } from './editor-context'
import { fitDrawer } from './fit-drawer'

const drawers: Record<Drawer, () => ReactNode> = {
  block: BlockDrawer,
  section: SectionDrawer,
  sections: SectionsDrawer,
  'add-block': AddBlockDrawer,
}

/** The drawer that is open, in place of the screen. */
export function SideDrawer({ children }: { children: ReactNode }) {
  const { session, drawer } = useEditor()
  const fitting = usePagePart(session, (state) => fitDrawer(drawer, state))
  const DrawerView = fitting && drawers[fitting]
  return DrawerView ? <DrawerView /> : children
}
