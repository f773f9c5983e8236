import { guessColumns, type ImportPlan, type ListImport } from '@sitewright/model/lists/list-imports'
import type { MailingList } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import { isUnderWay, tellContacts, tellImports, useImport } from '../../data/lists'
import { sendImport } from '../../data/send-import'
import { ImportColumns } from './import-columns'
import { ImportFile } from './import-file'
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
  const running = useImport(start.data?.id ?? null)
  const current: ListImport | undefined = running.data ?? start.data

  async function choose(file: File) {
    const sample = await readSample(file)
    if (sample.rows.length === 0) return setProblem('There is nothing to read in this file.')
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
            {isUnderWay(current) ? 'Go on in the background' : 'Done'}
          </Button>
        }
      >
        <ImportReport report={current} />
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
              Another file
            </Button>
            <Button kind="primary" disabled={start.isPending} onClick={() => start.mutate(chosen)}>
              {start.isPending ? 'Sending the file…' : 'Import'}
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
        <ImportFile problem={problem} onFile={(file) => void choose(file)} />
      )}
      {start.isError && Object.keys(fieldErrorsOf(start.error)).length === 0 ? (
        <p className="sw-field-error" role="alert">
          {textOfError(start.error)}
        </p>
      ) : null}
    </Dialog>
  )
}
