import { Icon } from '@sitewright/ui/base/icons'
import { useState } from 'react'

interface CsvDropProps {
  limits: { readonly lines: number; readonly megabytes: number }
  problem: string | null
  onFile: (file: File) => void
}

/** A file by choosing or by dropping it. */
export function CsvDrop({ limits, problem, onFile }: CsvDropProps) {
  const [isOver, setOver] = useState(false)
  return (
    <>
      <label
        className="import-drop"
        data-is-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) onFile(file)
        }}
      >
        <Icon name="upload" sizePx={32} />
        <span>
          <strong>Choose a CSV file</strong>, or drop it here
        </span>
        <span className="sw-field-hint">
          Up to {limits.lines.toLocaleString()} rows and {limits.megabytes} MB
        </span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="import-input"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
          }}
        />
      </label>
      {problem ? (
        <p className="sw-field-error" role="alert">
          {problem}
        </p>
      ) : null}
    </>
  )
}
