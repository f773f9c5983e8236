import { Icon } from '@sitewright/ui/base/icons'
import { useState } from 'react'

interface FileDropProps {
  /** As in 'a CSV file'. */
  what: string
  hint: string
  accept: string
  problem: string | null
  onFile: (file: File) => void
}

/** A file by choosing or by dropping it. */
export function FileDrop({ what, hint, accept, problem, onFile }: FileDropProps) {
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
          <strong>Choose {what}</strong>, or drop it here
        </span>
        <span className="sw-field-hint">{hint}</span>
        <input
          type="file"
          accept={accept}
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
