import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useState } from 'react'
import { selectBlocks, selectSection } from '../document/page/command'
import type { PageSession } from '../document/sessions/page-session'
import { useEditor } from '../editor/editor-context'
import { useSiteColors } from '../editor/use-site-colors'
import { listPageFlaws, type NamedFlaw } from './page-flaws'
import { usePublish } from './use-publish'

interface PublishCheckProps {
  session: PageSession
  page: PageSummary
  onClose: () => void
}

/** What visitors will not see as it stands in the editor, each a way to its block. Publishing stays possible. */
export function PublishCheck({ session, page, onClose }: PublishCheckProps) {
  const { openDrawer } = useEditor()
  const colors = useSiteColors()
  const publishing = usePublish(session, page)
  const [flaws] = useState(() => (colors ? listPageFlaws(session.store.read().page, colors) : []))
  function show({ sectionId, blockId }: NamedFlaw) {
    onClose()
    session.store.select(blockId ? selectBlocks(sectionId, [blockId]) : selectSection(sectionId))
    openDrawer(blockId ? 'block' : 'section')
  }
  function publish() {
    onClose()
    publishing?.publish()
  }
  return (
    <Dialog
      title="Before you publish"
      widthPx={460}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button kind="primary" onClick={publish}>
            Publish anyway
          </Button>
        </>
      }
    >
      <p>{flaws.length === 1 ? 'One thing' : `${flaws.length} things`} will look different to visitors:</p>
      <ul className="publish-flaws">
        {flaws.map((flaw) => (
          <li key={`${flaw.blockId ?? flaw.sectionId} ${flaw.kind}`}>
            <button type="button" className="publish-flaw" onClick={() => show(flaw)}>
              <Icon name="warning" sizePx={16} />
              <span>
                <strong>{flaw.subject}</strong>
                {flaw.text}
              </span>
              <Icon name="chevron" sizePx={16} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
