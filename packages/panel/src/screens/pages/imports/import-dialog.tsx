import { contentImportLimits } from '@sitewright/model/collections/content-imports'
import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { isOver, sendContent, useContentImport, useRecentImports } from '../../../data/collections/content-imports'
import { tellItems } from '../../../data/collections/items'
import { usePages } from '../../../data/queries'
import { FileDrop } from '../../../parts/file-drop'
import { ImportReport } from './import-report'
import '../../../parts/imports.css'
import '../../../parts/people-list.css'

/** An export of WordPress, what it would bring, and what it brought: nothing is stored before the owner has seen the first. */
export function ImportDialog({ onClose, onImported }: { onClose: () => void; onImported: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [collectionId, setCollectionId] = useState('')
  const upload = useUpload()
  const recent = useRecentImports()
  // Who closed the dialog meanwhile finds the import where it is.
  const going = recent.data?.find((it) => !isOver(it) && !it.dryRun)
  const started = upload.data ?? going
  const report = useContentImport(started?.id)
  const shown = report.data
  const isDone = shown !== undefined && isOver(shown)
  const hasImported = isDone && !shown.dryRun
  useEffect(() => {
    if (!hasImported) return
    void tellItems()
    onImported()
  }, [hasImported, onImported])

  function send(chosen: File, dryRun: boolean) {
    setFile(chosen)
    upload.mutate({ file: chosen, dryRun, collectionId })
  }
  function startOver() {
    setFile(null)
    upload.reset()
  }
  const isChoosing = started === undefined && !upload.isPending
  const canImport = file !== null && isDone && shown.dryRun && shown.state === 'done' && shown.added > 0
  return (
    <Dialog
      title="Import from WordPress"
      widthPx={640}
      onCancel={onClose}
      actions={
        isChoosing ? undefined : hasImported ? (
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={going === undefined ? startOver : onClose}>
              {going === undefined ? 'Choose another file' : 'Close'}
            </Button>
            {going === undefined || file !== null ? (
              <Button
                kind="primary"
                disabled={!canImport || upload.isPending}
                onClick={() => file && send(file, false)}
              >
                Import
              </Button>
            ) : null}
          </>
        )
      }
    >
      {recent.isPending ? (
        <Skeleton lines={3} heightPx={44} label="Loading imports" />
      ) : isChoosing ? (
        <Choice
          problem={upload.error ? textOfError(upload.error) : null}
          collectionId={collectionId}
          onCollection={setCollectionId}
          onFile={(chosen) => send(chosen, true)}
        />
      ) : upload.isPending ? (
        <>
          <p role="status">Uploading {file?.name}…</p>
          <progress className="sw-progress" aria-label="Upload progress" value={upload.share} max={1} />
        </>
      ) : (
        <ImportReport report={shown} problem={report.error ? textOfError(report.error) : null} />
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  problem: string | null
  collectionId: string
  onCollection: (collectionId: string) => void
  onFile: (file: File) => void
}

function Choice({ problem, collectionId, onCollection, onFile }: ChoiceProps) {
  const blogs = (usePages().data ?? []).filter(({ settings }) => settings.kind === 'blog')
  const choices = [
    { value: '', label: 'A new blog' },
    ...blogs.map(({ id, settings }) => ({ value: id, label: settings.title })),
  ]
  return (
    <>
      <p>
        In WordPress, open <strong>Tools › Export</strong>, choose <strong>All content</strong> and download the file.
      </p>
      {blogs.length > 0 ? (
        <Select label="Add posts to" value={collectionId} choices={choices} onChange={onCollection} />
      ) : null}
      <FileDrop
        what="the XML file"
        hint={`Up to ${contentImportLimits.entries.toLocaleString()} entries. First you see what would be imported.`}
        accept=".xml,text/xml,application/xml"
        problem={problem}
        onFile={onFile}
      />
      <p className="sw-field-hint">
        Posts, pages, authors, categories, tags and comments come with their dates. Images are downloaded from the old
        site, so keep it online until the import is finished. Importing the same file again changes nothing.
      </p>
    </>
  )
}

/** Sends a file; whoever leaves meanwhile takes it back. */
function useUpload() {
  const [share, setShare] = useState(0)
  const aborting = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    aborting.current = controller
    return () => controller.abort()
  }, [])
  const sending = useMutation({
    mutationFn: (asked: { file: File; dryRun: boolean; collectionId: string }) => {
      setShare(0)
      return sendContent({ ...asked, onProgress: setShare, signal: aborting.current.signal })
    },
  })
  // While the next file is on its way, the report of the one before says nothing any more.
  return { ...sending, data: sending.isPending ? undefined : sending.data, share }
}
