import { Button } from '@sitewright/ui/controls/button'
import { useRef } from 'react'

interface FileButtonProps {
  onFiles: (files: File[]) => void
  accept?: string
  label?: string
  kind?: 'primary' | 'secondary'
  /** One file and not several. */
  isSingle?: boolean
}

/** A button in the panel's own look for the browser's file chooser. */
export function FileButton({
  onFiles,
  accept = '',
  label = 'Upload',
  kind = 'primary',
  isSingle = false,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind={kind} icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
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
