import type { ListImport } from '@sitewright/model/lists/list-imports'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { isUnderWay } from '../../data/lists'
import { formatCount } from './words'

/** How far an import is, and what became of every line. */
export function ImportReport({ report }: { report: ListImport }) {
  const isBusy = isUnderWay(report)
  return (
    <div className="import-report">
      {isBusy ? (
        <>
          <p role="status">{report.state === 'waiting' ? 'The import begins in a moment.' : 'Importing…'}</p>
          <progress
            aria-label="Progress of the import"
            max={Math.max(1, report.linesTotal)}
            value={report.linesTotal === 0 ? undefined : report.linesDone}
          />
        </>
      ) : (
        <p role="status">
          <strong>{report.state === 'failed' ? 'The import stopped.' : 'The import is done.'}</strong>
          {report.problem ? ` ${report.problem}` : ''}
        </p>
      )}
      <dl className="import-counts">
        <Count label="Added" count={report.added} />
        <Count label="Name updated" count={report.updated} />
        <Count label="On the list already" count={report.unchanged} />
        <Count label="Unsubscribed before, left out" count={report.keptOut} />
        <Count label="Lines with an error" count={report.failed} isWrong={report.failed > 0} />
      </dl>
      {report.failed > 0 ? (
        <a
          className="sw-button sw-button-secondary sw-button-normal"
          href={fillPath(api.listImportErrors, { importId: report.id })}
          download
        >
          Download the lines with errors
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
