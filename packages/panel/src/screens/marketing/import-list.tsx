import type { ListImport } from '@sitewright/model/lists/list-imports'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { useImports } from '../../data/lists'
import { formatMoment } from '../../parts/format-time'
import { ImportReport } from './import-report'

/** Earlier imports stay with their reports, and what was said about consent. */
export function ImportList({ listId }: { listId: string }) {
  const imports = useImports(listId)
  if (imports.isPending) return <Skeleton lines={3} heightPx={80} label="Loading imports" />
  if (imports.isError) return <LoadFailure text={imports.error.message} onRetry={() => imports.refetch()} />
  if (imports.data.length === 0) {
    return (
      <EmptyState icon="upload" title="No import yet">
        Contacts from another program come along in a CSV file.
      </EmptyState>
    )
  }
  return (
    <ul className="import-list">
      {imports.data.map((report) => (
        <li key={report.id} className="card">
          <ImportHead report={report} />
          <ImportReport report={report} />
        </li>
      ))}
    </ul>
  )
}

function ImportHead({ report }: { report: ListImport }) {
  return (
    <div className="row-main">
      <strong>{report.fileName}</strong>
      <span className="sw-field-hint">{formatMoment(report.createdAt)}</span>
      <span className="sw-field-hint">Consent: {report.consent}</span>
    </div>
  )
}
