import { listCalls } from '@sitewright/model/calls/lists'
import { fileJobTexts } from '@sitewright/model/editor/file-jobs'
import type { ListImport } from '@sitewright/model/lists/list-imports'
import { callAddress } from '../../../data/calls/call-address'
import { isUnderWay } from '../../../data/people/lists'
import { formatCount } from '../parts/words'

/** How far an import is, and what became of every line. */
export function ImportReport({ report, trouble = null }: { report: ListImport; trouble?: string | null }) {
  const isBusy = isUnderWay(report) && trouble === null
  const end = trouble ?? (report.state === 'failed' ? fileJobTexts.failed : 'Import finished.')
  return (
    <div className="import-report">
      {isBusy ? (
        <>
          <p role="status">{report.state === 'waiting' ? 'Starting import…' : 'Importing…'}</p>
          <progress
            aria-label="Import progress"
            max={Math.max(1, report.linesTotal)}
            value={report.linesTotal === 0 ? undefined : report.linesDone}
          />
        </>
      ) : (
        <p role="status">
          <strong>{end}</strong>
          {report.problem ? ` ${report.problem}` : ''}
        </p>
      )}
      <dl className="import-counts">
        <Count label="Added" count={report.added} />
        <Count label="Name updated" count={report.updated} />
        <Count label="Already on the list" count={report.unchanged} />
        <Count label="Skipped: unsubscribed earlier" count={report.keptOut} />
        <Count label="Rows with errors" count={report.failed} isWrong={report.failed > 0} />
      </dl>
      {report.failed > 0 ? (
        <a
          className="sw-button sw-button-secondary sw-button-normal"
          href={callAddress(listCalls.exportImportErrors, { params: { importId: report.id } })}
          download
        >
          Download rows with errors
        </a>
      ) : null}
    </div>
  )
}

function Count({ label, count, isWrong = false }: { label: string; count: number; isWrong?: boolean }) {
  return (
    <div data-is-wrong={isWrong || undefined}>
      <dt>{label}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  )
}
