import { guessColumns, type ImportPlan, importLimits } from '@sitewright/model/lists/list-imports'
import type { MailingList } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/controls/button'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { isUnderWay, sendImport, tellContacts, tellImports, useImport } from '../../../data/people/lists'
import { CsvDrop } from '../../../parts/csv-drop'
import { ImportColumns } from './import-columns'
import { ImportReport } from './import-report'
import { type CsvSample, readSample } from './read-sample'

interface Chosen {
  readonly file: File
  readonly sample: CsvSample
  readonly plan: ImportPlan
}

/** Three steps: a file, what its columns mean, and what became of its lines. */
export function ImportDialog({ list, onClose }: { list: MailingList; onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const start = useMutation({
    mutationFn: ({ file, plan }: Chosen) => sendImport(list.id, file, plan),
    onSuccess: () => tellImports(list.id),
  })
  const { report: current, problem: trouble } = useImport(start.data)

  async function choose(file: File) {
    const sample = await readSample(file)
    if (sample.rows.length === 0) return setProblem('This file is empty.')
    setProblem(null)
    const plan = { delimiter: sample.delimiter, ...guessColumns(sample.rows), consent: '' }
    setChosen({ file, sample, plan })
  }
  async function close() {
    onClose()
    if (current) await Promise.all([tellContacts(list.id), tellImports(list.id)])
  }

  if (current) {
    return (
      <Dialog
        title={`Import into ${list.name}`}
        widthPx={520}
        onCancel={() => void close()}
        actions={
          <Button kind="primary" onClick={() => void close()}>
            {isUnderWay(current) ? 'Continue in background' : 'Done'}
          </Button>
        }
      >
        <ImportReport report={current} trouble={trouble} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={`Import into ${list.name}`}
      widthPx={520}
      onCancel={() => void close()}
      actions={
        chosen ? (
          <>
            <Button kind="quiet" onClick={() => setChosen(null)}>
              Choose another file
            </Button>
            <Button kind="primary" disabled={start.isPending} onClick={() => start.mutate(chosen)}>
              {start.isPending ? 'Uploading…' : 'Import'}
            </Button>
          </>
        ) : null
      }
    >
      {chosen ? (
        <ImportColumns
          sample={chosen.sample}
          fileName={chosen.file.name}
          plan={chosen.plan}
          errors={fieldErrorsOf(start.error)}
          onChange={(plan) => setChosen({ ...chosen, plan })}
        />
      ) : (
        <CsvDrop limits={importLimits} problem={problem} onFile={(file) => void choose(file)} />
      )}
      {start.isError && Object.keys(fieldErrorsOf(start.error)).length === 0 ? (
        <p className="sw-field-error" role="alert">
          {textOfError(start.error)}
        </p>
      ) : null}
    </Dialog>
  )
}
