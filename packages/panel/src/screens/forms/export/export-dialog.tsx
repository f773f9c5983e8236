import { inboxCalls } from '@sitewright/model/calls/inbox'
import { type ExportFormat, exportFormats, type InboxForm, type SubmissionFilter } from '@sitewright/model/forms/inbox'
import { Button } from '@sitewright/ui/controls/button'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useState } from 'react'
import { callAddress } from '../../../data/calls/call-address'
import { createRowCounter } from './count-rows'
import { useExport } from './use-export'

interface ExportDialogProps {
  filter: SubmissionFilter
  forms: readonly InboxForm[]
  folder: string
  onClose: () => void
}

const labels: Record<ExportFormat, string> = { csv: 'CSV', json: 'JSON' }

/** What the list shows, as a file. A large one takes its time, can be stopped, and tells how far it is. */
export function ExportDialog({ filter, forms, folder, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('csv')
  const job = useExport()
  const { state } = job
  const isRunning = state.kind === 'running'
  function start() {
    void job.start({
      address: callAddress(inboxCalls.exportFormSubmissions, { query: { ...filter, format } }),
      countRows: createRowCounter(format),
      fallbackName: `submissions.${format}`,
    })
  }
  return (
    <Dialog
      title="Export submissions"
      widthPx={420}
      onCancel={() => {
        job.cancel()
        onClose()
      }}
      actions={
        state.kind === 'done' ? (
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button
              kind="quiet"
              onClick={() => {
                job.cancel()
                if (!isRunning) onClose()
              }}
            >
              Cancel
            </Button>
            <Button kind="primary" disabled={isRunning} onClick={start}>
              {state.kind === 'failed' ? 'Try again' : 'Export'}
            </Button>
          </>
        )
      }
    >
      <p>{describeWhat(filter, forms, folder)}</p>
      {state.kind === 'idle' || state.kind === 'failed' ? (
        <ChoiceGroup
          label="Format"
          value={format}
          choices={exportFormats.map((value) => ({ value, label: labels[value] }))}
          hint={format === 'csv' ? 'For Excel, Numbers and Google Sheets.' : 'For developers and other apps.'}
          onChange={setFormat}
        />
      ) : null}
      {isRunning ? (
        <>
          <progress
            className="sw-progress"
            aria-label="Export"
            {...(state.total ? { value: Math.min(state.rows, state.total), max: state.total } : {})}
          />
          <p className="sw-field-hint">
            {state.rows.toLocaleString()}
            {state.total === null ? '' : ` of ${state.total.toLocaleString()}`} submissions
          </p>
        </>
      ) : null}
      <p role="status" className={state.kind === 'failed' ? 'sw-field-error' : undefined}>
        {state.kind === 'done' ? describeDone(state.rows, state.name) : null}
        {state.kind === 'failed' ? state.problem : null}
      </p>
    </Dialog>
  )
}

function describeDone(rows: number, name: string): string {
  return rows === 1 ? `Exported 1 submission to ${name}` : `Exported ${rows.toLocaleString()} submissions to ${name}`
}

function describeWhat(filter: SubmissionFilter, forms: readonly InboxForm[], folder: string): string {
  const form = forms.find((it) => it.id === filter.formId)
  const parts = [
    `Everything in ${folder}`,
    form ? `of ${form.name}` : '',
    filter.search ? `with “${filter.search}”` : '',
    filter.from ? `from ${filter.from}` : '',
    filter.until ? `to ${filter.until}` : '',
  ]
  return `${parts.filter(Boolean).join(' ')}.`
}
