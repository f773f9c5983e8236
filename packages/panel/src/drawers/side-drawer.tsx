import type { ReactNode } from 'react'
import { type Drawer, useEditor, usePagePart } from '../editor/editor-context'
import { AddBlockDrawer } from './add-block-drawer'
import { BlockDrawer } from './block-drawer'
import { fitDrawer } from './fit-drawer'
import { SectionDrawer } from './section-drawer'
import { SectionsDrawer } from './sections-drawer'

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
