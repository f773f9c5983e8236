import type { InboxForm, SubmissionChange, SubmissionSummary } from '@sitewright/model/forms/inbox'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { eraseSubmissions, useSubmissions } from '../../../data/forms/inbox'
import { pickNext } from '../../../data/forms/inbox-changes'
import { goTo } from '../../../ground/router'
import { ExportDialog } from '../export/export-dialog'
import { SubmissionPane } from '../submission/submission-pane'
import type { InboxKey } from '../view/inbox-keys'
import { filterOf, folderWords, type InboxView } from '../view/inbox-view'
import { changeOfKey } from '../view/submission-moves'
import { SubmissionListPane } from './submission-list'
import { useInboxActions } from './use-inbox-actions'
import { useInboxKeys } from './use-inbox-keys'
import { useSelection } from './use-selection'

interface InboxProps {
  view: InboxView
  forms: readonly InboxForm[]
  openId: string | null
  onView: (change: Partial<InboxView>) => void
}

/** The list and the open one. What is selected is acted upon; without a selection, what is open. */
export function Inbox({ view, forms, openId, onView }: InboxProps) {
  const filter = filterOf(view)
  const query = useSubmissions(filter)
  const rows = query.data?.pages.flatMap((page) => page.submissions) ?? []
  const selection = useSelection(rows)
  const actions = useInboxActions()
  const [isExporting, setExporting] = useState(false)
  const [erasing, setErasing] = useState<readonly SubmissionSummary[] | null>(null)
  const { state } = folderWords[view.folder].filter
  const current = selection.rows.length > 0 ? selection.rows : rows.filter((row) => row.id === openId)

  function open(id: string | null) {
    goTo({ screen: 'forms', part: id })
    if (id) focusRow(id)
  }
  function leave(leaving: readonly SubmissionSummary[]) {
    const ids = new Set(leaving.map((row) => row.id))
    selection.clear()
    // On a phone the list is where one came from; beside it the next one is at hand.
    if (openId !== null && ids.has(openId)) open(isNarrow() ? null : pickNext(rows, openId, ids))
  }
  function change(changed: readonly SubmissionSummary[], wanted: SubmissionChange) {
    if (wanted.state !== undefined) leave(changed)
    actions.change(changed, wanted)
  }
  function move(key: InboxKey) {
    const wanted = changeOfKey(state, key)
    if (wanted !== null) change(current, wanted)
  }
  function step(by: 1 | -1) {
    const at = rows.findIndex((row) => row.id === openId)
    const next = at < 0 ? rows[0] : rows[at + by]
    if (next) open(next.id)
    if (by > 0 && at >= rows.length - 3 && query.hasNextPage) void query.fetchNextPage()
  }
  const first = current[0]
  useInboxKeys({
    next: () => step(1),
    previous: () => step(-1),
    select: () => openId !== null && selection.toggle(openId),
    star: () => first && change(current, { isStarred: !first.isStarred }),
    done: () => {
      change(current, { isRead: true })
      if (selection.rows.length === 0) step(1)
      selection.clear()
    },
    unread: () => change(current, { isRead: false }),
    spam: () => move('spam'),
    bin: () => move('bin'),
    note: () => document.querySelector<HTMLElement>('[data-inbox-note]')?.focus(),
    search: () => document.querySelector<HTMLElement>('[data-inbox-search]')?.focus(),
    undo: actions.undo,
  })
  async function erase(erased: readonly SubmissionSummary[]) {
    setErasing(null)
    leave(erased)
    try {
      await eraseSubmissions(erased.map((row) => row.id))
      toasts.show({ text: erased.length === 1 ? 'Submission deleted' : `${erased.length} submissions deleted` })
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
    }
  }
  return (
    <>
      <SubmissionListPane
        {...{ view, forms, rows, query, selection, openId, state, onView }}
        onChange={change}
        onErase={setErasing}
        onExport={() => setExporting(true)}
      />
      <SubmissionPane
        openId={openId}
        isListEmpty={rows.length === 0}
        onChange={change}
        onErase={(row) => setErasing([row])}
        onRead={actions.markRead}
        onBack={() => open(null)}
        onStep={step}
      />
      {isExporting ? (
        <ExportDialog
          filter={filter}
          forms={forms}
          folder={folderWords[view.folder].label}
          onClose={() => setExporting(false)}
        />
      ) : null}
      {erasing ? (
        <EraseDialog count={erasing.length} onCancel={() => setErasing(null)} onConfirm={() => void erase(erasing)} />
      ) : null}
    </>
  )
}

function EraseDialog(props: { count: number; onCancel: () => void; onConfirm: () => void }) {
  const { count, ...answers } = props
  const title = count === 1 ? 'Delete submission permanently?' : `Delete ${count} submissions permanently?`
  return (
    <ConfirmDialog title={title} confirmLabel="Delete permanently" isDanger {...answers}>
      <p>This can’t be undone.</p>
    </ConfirmDialog>
  )
}

/** As in forms.css. */
const isNarrow = () => matchMedia('(width <= 960px)').matches

function focusRow(id: string) {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-submission-id='${CSS.escape(id)}']`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
}
