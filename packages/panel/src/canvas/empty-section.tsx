import { Button } from '@sitewright/ui/button'
import { findSection } from '../document/edit-page'
import { useEditor, usePagePart } from '../shell/editor-context'
import { type SelectedBox, useBox } from './use-selected-box'
import type { Stage } from './use-stage'

/** The next step in a selected section that has nothing in it yet. */
export function EmptySection({ box, stage }: { box: SelectedBox; stage: Stage }) {
  const { session, drawer, openDrawer } = useEditor()
  const part = useBox(box, stage.scale)
  const isEmpty = usePagePart(
    session,
    ({ page, selection }) => findSection(page, selection.sectionId)?.blocks.length === 0,
  )
  if (!part || !isEmpty || drawer === 'add-block') return null
  return (
    <div className="empty-section" style={{ left: part.left + part.width / 2, top: part.top + part.height / 2 }}>
      <Button icon="plus" onClick={() => openDrawer('add-block')}>
        Add its first block
      </Button>
    </div>
  )
}
