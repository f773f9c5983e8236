import type { ListImport } from '@sitewright/model/lists/list-imports'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useImports } from '../../../data/people/lists'
import { formatMoment } from '../../../ground/format-time'
import { LoadState } from '../../../parts/load-state'
import { ImportReport } from './import-report'

/** Earlier imports stay with their reports, and what was said about consent. */
export function ImportList({ listId }: { listId: string }) {
  const imports = useImports(listId)
  if (imports.data === undefined)
    return (
      <LoadState query={imports}>
        <Skeleton lines={3} heightPx={80} label="Loading imports" />
      </LoadState>
    )
  if (imports.data.length === 0) {
    return (
      <EmptyState icon="upload" title="No imports yet">
        Bring contacts from another app with a CSV file.
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
