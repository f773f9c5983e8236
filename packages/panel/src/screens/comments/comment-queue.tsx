import type { CommentState } from '@sitewright/model/comments/comment'
import type { CommentSummary } from '@sitewright/model/comments/comment-answers'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { useEffect, useState } from 'react'
import { useComments } from '../../data/comments/comments'
import { LoadState } from '../../parts/load-state'
import { useRowSelection } from '../../parts/rows/use-row-selection'
import { tabs } from './comment-moves'
import { CommentRow } from './comment-row'
import { CommentSelection } from './comment-selection'
import { useCommentActions } from './use-comment-actions'
import { useCommentKeys } from './use-comment-keys'

const settleMs = 250

/** The comments of one tab. What is selected is acted upon; without a selection, the one that has the focus. */
export function CommentQueue({ state }: { state: CommentState }) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [item, setItem] = useState<{ id: string; title: string } | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [replyingTo, setReplyingTo] = useState<string | null>(null)
  const [erasing, setErasing] = useState<readonly CommentSummary[] | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  const filter = { state, ...(search === '' ? {} : { search }), ...(item === null ? {} : { itemId: item.id }) }
  const query = useComments(filter)
  const rows = query.data?.pages.flatMap((page) => page.comments) ?? []
  const selection = useRowSelection(rows, selected, setSelected)
  const selectedRows = rows.filter(({ id }) => selected.has(id))
  const actions = useCommentActions()

  function current(): readonly CommentSummary[] {
    if (selectedRows.length > 0) return selectedRows
    const id = focusedId()
    return rows.filter((row) => row.id === id)
  }
  function move(moved: readonly CommentSummary[], to: CommentState) {
    const ids = new Set(moved.map(({ id }) => id))
    const next = rows.slice(rows.findIndex(({ id }) => ids.has(id))).find(({ id }) => !ids.has(id))
    const hadFocus = ids.has(focusedId() ?? '')
    actions.move(moved, to)
    setSelected(new Set())
    if (hadFocus) focusRow(next?.id)
  }
  function step(by: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === focusedId())
    focusRow((at < 0 ? rows[0] : rows[at + by])?.id)
    if (by > 0 && at >= rows.length - 3 && query.hasNextPage) void query.fetchNextPage()
  }
  useCommentKeys({
    next: () => step(1),
    previous: () => step(-1),
    select: () => {
      const id = focusedId()
      if (id !== null) selection.set(id, !selection.has(id))
    },
    approve: () => move(current(), 'approved'),
    spam: () => move(current(), 'spam'),
    trash: () => move(current(), 'trash'),
    reply: () => setReplyingTo(focusedId()),
    search: () => document.querySelector<HTMLElement>('[data-comment-search]')?.focus(),
    undo: actions.undo,
  })
  const { icon, label, empty } = tabs[state]
  const isNarrowed = search !== '' || item !== null
  return (
    <div className="comments-queue">
      <search className="comments-tools" aria-label="Comments">
        <TextField
          hidesLabel
          label="Search comments"
          type="search"
          placeholder="Search"
          data-comment-search=""
          value={typed}
          onChange={setTyped}
        />
        {item === null ? null : (
          <Button size="small" icon="close" onClick={() => setItem(null)}>
            {`On ${item.title}`}
          </Button>
        )}
      </search>
      {selectedRows.length > 0 ? (
        <CommentSelection
          rows={selectedRows}
          state={state}
          areAll={selection.areAll}
          onAll={selection.toggleAll}
          onClear={() => setSelected(new Set())}
          onMove={(to) => move(selectedRows, to)}
          onErase={() => setErasing(selectedRows)}
        />
      ) : null}
      <LoadState query={query}>
        <Skeleton lines={6} heightPx={96} label="Loading comments" />
      </LoadState>
      {query.data && rows.length === 0 ? (
        isNarrowed ? (
          <EmptyState icon="search" title="No comments found">
            Try another word, or another tab.
          </EmptyState>
        ) : (
          <EmptyState icon={icon} title={empty[0]}>
            {empty[1]}
          </EmptyState>
        )
      ) : null}
      <ul className="comment-rows" aria-label={label}>
        {rows.map((row) => (
          <CommentRow
            key={row.id}
            row={row}
            isSelected={selection.has(row.id)}
            isReplying={replyingTo === row.id}
            onSelect={(isSelected, isRange) => selection.set(row.id, isSelected, isRange)}
            onMove={(to) => move([row], to)}
            onErase={() => setErasing([row])}
            onItem={() => setItem({ id: row.itemId, title: row.itemTitle })}
            onReply={(isReplying) => setReplyingTo(isReplying ? row.id : null)}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button onClick={() => query.fetchNextPage()} disabled={query.isFetchingNextPage}>
          Show more
        </Button>
      ) : null}
      {erasing ? (
        <ConfirmDialog
          title={
            erasing.length === 1 ? 'Delete comment permanently?' : `Delete ${erasing.length} comments permanently?`
          }
          confirmLabel="Delete permanently"
          isDanger
          onCancel={() => setErasing(null)}
          onConfirm={() => {
            setErasing(null)
            setSelected(new Set())
            void actions.erase(erasing)
          }}
        >
          <p>Replies to them are deleted, too. This can’t be undone.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

function focusedId(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-comment-row]')?.dataset.commentRow ?? null
}

function focusRow(id: string | undefined) {
  if (id === undefined) return
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-comment-row='${CSS.escape(id)}']`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
}
