import { findBlock, findSection } from '../document/page/edit-page'
import type { PageState } from '../document/sessions/page-store'
import type { Drawer } from '../editor/editor-context'

/** The drawer as what is selected allows it: from a block the settings follow to its section, and to none without one. */
export function fitDrawer(drawer: Drawer | null, { page, selection }: Pick<PageState, 'page' | 'selection'>) {
  if (drawer === null || drawer === 'sections') return drawer
  if (!findSection(page, selection.sectionId)) return null
  return drawer === 'block' && !findBlock(page, selection.blockId) ? 'section' : drawer
}
