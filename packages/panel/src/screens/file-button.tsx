import { Button } from '@sitewright/ui/button'
import { useRef } from 'react'

interface FileButtonProps {
  onFiles: (files: File[]) => void
  accept?: string
  label?: string
}

/** A button in the panel's own look for the browser's file chooser. */
export function FileButton({ onFiles, accept = '', label = 'Upload' }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind="primary" icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept || undefined}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again after a failure.
          event.target.value = ''
        }}
      />
    </>
  )
}
