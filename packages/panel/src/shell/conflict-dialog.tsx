import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { toasts } from '@sitewright/ui/toast-store'
import { useState } from 'react'
import { textOfError } from '../data/call-error'
import { readPage } from '../data/queries'
import type { PageSession } from '../document/page-session'
import { useSaveState } from './editor-context'

/** Two versions of one page: the owner decides which stays. The other one can be found among the revisions. */
export function ConflictDialog({ session }: { session: PageSession }) {
  const isConflict = useSaveState(session).kind === 'conflict'
  const [isOldDraftOpen, setOldDraftOpen] = useState(session.conflictingDraft !== null)
  const [isBusy, setBusy] = useState(false)
  if (!isConflict && !isOldDraftOpen) return null

  async function decide(keepMine: boolean) {
    setBusy(true)
    try {
      const newer = await readPage(session.pageId)
      const draft = isOldDraftOpen ? session.conflictingDraft : null
      if (keepMine && draft) session.store.replace(draft.document)
      if (!keepMine) session.store.replace(newer.document)
      session.autosave.settle(newer.draftVersion, keepMine ? 'save' : 'adopt')
      setOldDraftOpen(false)
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="This page was changed elsewhere"
      role="alertdialog"
      widthPx={440}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => decide(false)}>
            Load the newer one
          </Button>
          <Button kind="primary" disabled={isBusy} onClick={() => decide(true)}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        {isConflict
          ? 'Someone else, or you in another window, saved this page while you were working on it.'
          : 'This browser holds work on this page that was not saved, and the page has changed since.'}
      </p>
      <p>The version that you do not choose stays in the page’s history.</p>
    </Dialog>
  )
}
