import { type ProductImportDetail, productImportLimits } from '@sitewright/model/commerce/products/product-imports'
import { Button } from '@sitewright/ui/controls/button'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { tellCategories } from '../../../data/store/categories'
import { sendProducts, useProductImport } from '../../../data/store/imports'
import { tellProducts } from '../../../data/store/products'
import { CsvDrop } from '../../../parts/csv-drop'
import { ImportNotes } from './import-notes'

/** A file, what it would change, and what it did: nothing is stored before the owner has seen the first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const trial = useMutation({ mutationFn: (chosen: File) => sendProducts(chosen, true) })
  const real = useMutation({ mutationFn: (chosen: File) => sendProducts(chosen, false) })
  const started = real.data ?? trial.data
  const { report, problem } = useProductImport(started)
  const isOver = report?.state === 'done' || report?.state === 'failed'
  const isDone = isOver && report?.dryRun === false
  useEffect(() => {
    if (!isDone) return
    void tellProducts()
    void tellCategories()
  }, [isDone])
  const failure = real.error ?? trial.error
  const text = failure ? (Object.values(fieldErrorsOf(failure))[0] ?? textOfError(failure)) : problem
  function choose(chosen: File) {
    setFile(chosen)
    real.reset()
    trial.mutate(chosen)
  }
  function startOver() {
    setFile(null)
    trial.reset()
    real.reset()
  }
  const canImport = file !== null && isOver && report?.dryRun === true && report.added + report.updated > 0
  return (
    <Dialog
      title="Import products"
      widthPx={600}
      onCancel={onClose}
      actions={
        file === null ? undefined : isDone ? (
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={startOver}>
              Choose another file
            </Button>
            <Button
              kind="primary"
              disabled={!canImport || real.isPending || real.data !== undefined}
              onClick={() => file && real.mutate(file)}
            >
              Import
            </Button>
          </>
        )
      }
    >
      {file === null || trial.isError ? (
        <>
          <CsvDrop limits={productImportLimits} problem={text} onFile={choose} />
          <p className="sw-field-hint">
            One row per variant, with the same columns as an export. Products are matched by ID or SKU. New ones are
            added.
          </p>
        </>
      ) : (
        <Report words={real.data ? 'Importing…' : `Checking ${file.name}…`} {...{ report, isOver }} problem={text} />
      )}
    </Dialog>
  )
}

interface ReportProps {
  /** While it goes on. */
  words: string
  report: ProductImportDetail | undefined
  isOver: boolean
  problem: string | null
}

function Report({ words, report, isOver, problem }: ReportProps) {
  if (report === undefined || (!isOver && problem === null)) {
    const share = report && report.linesTotal > 0 ? { value: report.linesDone, max: report.linesTotal } : {}
    return (
      <>
        <p role="status">{words}</p>
        <progress className="sw-progress" aria-label="Import progress" {...share} />
      </>
    )
  }
  const { dryRun } = report
  return (
    <div className="import-report">
      <p role="status">
        <strong>{problem ?? (dryRun ? 'Nothing has been changed yet.' : 'Import finished.')}</strong> {report.problem}
      </p>
      <dl className="import-counts">
        <Count label={dryRun ? 'Will be added' : 'Added'} count={report.added} />
        <Count label={dryRun ? 'Will be changed' : 'Changed'} count={report.updated} />
        <Count label="Unchanged" count={report.unchanged} />
        <Count label="Errors" count={report.failed} isWrong={report.failed > 0} />
      </dl>
      <ImportNotes notes={report.notes} />
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
