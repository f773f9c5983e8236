import type {
  ContentEntryKind,
  ContentImportDetail,
  ContentImportNote,
} from '@sitewright/model/collections/content-imports'
import { isOver } from '../../../data/collections/content-imports'

interface ImportReportProps {
  report: ContentImportDetail | undefined
  /** Why the report itself could not be read. */
  problem: string | null
}

/** How far an import is, and what became of every entry that was not taken as it was. */
export function ImportReport({ report, problem }: ImportReportProps) {
  if (report === undefined || !isOver(report)) return <Progress report={report} problem={problem} />
  const { dryRun } = report
  return (
    <div className="import-report">
      <p role="status">
        <strong>{headingOf(report)}</strong> {report.problem}
      </p>
      {report.state === 'done' ? (
        <dl className="import-counts">
          <Count label={dryRun ? 'Will be imported' : 'Imported'} count={report.added} />
          <Count label="Already imported" count={report.unchanged} />
          <Count label="Left out" count={report.skipped} />
          <Count label="Errors" count={report.failed} isWrong={report.failed > 0} />
        </dl>
      ) : null}
      <Notes notes={report.notes} />
    </div>
  )
}

function headingOf({ state, dryRun }: ContentImportDetail): string {
  if (state === 'failed') return 'This file can’t be imported.'
  return dryRun ? 'Nothing has been changed yet.' : 'Import finished.'
}

function Progress({ report, problem }: ImportReportProps) {
  const total = report?.entriesTotal ?? 0
  const share = report && total > 0 ? { value: report.entriesDone, max: total } : {}
  const words = report?.dryRun === false ? 'Importing…' : 'Checking the file…'
  const counted = total > 0 ? ` ${report?.entriesDone.toLocaleString()} of ${total.toLocaleString()}` : ''
  return (
    <div className="import-report">
      <p role="status">
        {words}
        {counted}
      </p>
      <progress className="sw-progress" aria-label="Import progress" {...share} />
      {problem ? (
        <p className="sw-field-error" role="alert">
          {problem}
        </p>
      ) : null}
      {report?.dryRun === false ? (
        <p className="sw-field-hint">You can close this window. The import continues.</p>
      ) : null}
    </div>
  )
}

function Count({ label, count, isWrong = false }: { label: string; count: number; isWrong?: boolean }) {
  return (
    <div data-is-wrong={isWrong || undefined}>
      <dt>{label}</dt>
      <dd>{count.toLocaleString()}</dd>
    </div>
  )
}

const results: Record<ContentImportNote['kind'], string> = {
  problem: 'Error',
  skip: 'Left out',
  change: 'Changed',
  add: 'Imported',
}
const entries: Record<ContentEntryKind, string> = {
  post: 'Post',
  page: 'Page',
  file: 'File',
  comment: 'Comment',
  other: 'Other',
}
const order = ['problem', 'change', 'skip', 'add'] as const
/** More would not be read; the counts above are of all. */
const maxShown = 300

/** Errors first, then what is not as it was, by the order of the file. */
function Notes({ notes }: { notes: readonly ContentImportNote[] }) {
  if (notes.length === 0) return null
  const shown = order.flatMap((kind) => notes.filter((note) => note.kind === kind)).slice(0, maxShown)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, too
    <section className="import-notes" aria-label="Entries" tabIndex={0}>
      <table className="people-table">
        <caption className="sw-hidden-text">Entries in the file</caption>
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">Type</th>
            <th scope="col">Title</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((note, index) => (
            <tr key={`${note.line}-${index}`} data-is-wrong={note.kind === 'problem' || undefined}>
              <td>{results[note.kind]}</td>
              <td>{entries[note.entry]}</td>
              <td>{note.title || 'Untitled'}</td>
              <td>{note.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > shown.length ? (
        <p className="sw-field-hint">
          The first {shown.length} of {notes.length.toLocaleString()} entries.
        </p>
      ) : null}
    </section>
  )
}
