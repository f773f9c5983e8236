import type { InboxForm, SubmissionChange, SubmissionState, SubmissionSummary } from '@sitewright/model/forms/inbox'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import type { useSubmissions } from '../../../data/forms/inbox'
import { LoadState } from '../../../parts/load-state'
import { folderWords, type InboxView, isNarrowed, startView } from '../view/inbox-view'
import { ListTools } from './list-tools'
import { SelectionBar } from './selection-bar'
import { SubmissionRow } from './submission-row'
import type { Selection } from './use-selection'

interface SubmissionListProps {
  view: InboxView
  forms: readonly InboxForm[]
  rows: readonly SubmissionSummary[]
  query: ReturnType<typeof useSubmissions>
  selection: Selection
  openId: string | null
  state: SubmissionState
  onView: (change: Partial<InboxView>) => void
  onChange: (rows: readonly SubmissionSummary[], change: SubmissionChange) => void
  onErase: (rows: readonly SubmissionSummary[]) => void
  onExport: () => void
}

export function SubmissionListPane(props: SubmissionListProps) {
  const { view, forms, rows, query, selection, openId } = props
  const now = new Date()
  const { label } = folderWords[view.folder]
  return (
    <section className="inbox-list" aria-label={label}>
      <ListTools view={view} forms={forms} onView={props.onView} onExport={props.onExport} />
      {selection.rows.length > 0 ? (
        <SelectionBar
          count={selection.rows.length}
          state={props.state}
          areAllSelected={selection.rows.length === rows.length}
          onAll={selection.all}
          onClear={selection.clear}
          onChange={(change) => props.onChange(selection.rows, change)}
          onErase={() => props.onErase(selection.rows)}
        />
      ) : null}
      <div className="inbox-scroll">
        <LoadState query={query}>
          <Skeleton lines={8} heightPx={56} label="Loading submissions" />
        </LoadState>
        {query.data && rows.length === 0 ? <NothingHere view={view} onView={props.onView} /> : null}
        <ul className="inbox-rows">
          {rows.map((row) => (
            <SubmissionRow
              key={row.id}
              row={row}
              now={now}
              isOpen={row.id === openId}
              isSelected={selection.has(row.id)}
              showsForm={view.formId === null && forms.length > 1}
              onSelect={(isSelected, isRange) => selection.set(row.id, isSelected, isRange)}
              onStar={() => props.onChange([row], { isStarred: !row.isStarred })}
            />
          ))}
        </ul>
        {query.hasNextPage ? (
          <div className="inbox-more">
            <Button onClick={() => query.fetchNextPage()} disabled={query.isFetchingNextPage}>
              Show more
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}

function NothingHere({ view, onView }: { view: InboxView; onView: (change: Partial<InboxView>) => void }) {
  const { icon, empty } = folderWords[view.folder]
  if (!isNarrowed(view))
    return (
      <EmptyState icon={icon} title={empty[0]}>
        {empty[1]}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title="No submissions found"
      action={<Button onClick={() => onView({ ...startView, folder: view.folder })}>Show all</Button>}
    >
      Try another search, date or form.
    </EmptyState>
  )
}
