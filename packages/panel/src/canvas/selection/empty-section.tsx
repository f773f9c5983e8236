import { Button } from '@sitewright/ui/controls/button'
import { findSection } from '../../document/page/edit-page'
import { useEditor, usePagePart } from '../../editor/editor-context'
import { type SelectedBox, useBox } from '../../frame/use-selected-box'
import type { Stage } from '../../frame/use-stage'

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
        Add block
      </Button>
    </div>
  )
}
