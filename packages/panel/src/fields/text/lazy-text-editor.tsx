import type { RichText } from '@sitewright/model/text/rich-text'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { lazy, Suspense } from 'react'

const Editor = lazy(async () => ({ default: (await import('./text-editor')).TextEditor }))

interface LazyTextEditorProps {
  label: string
  value: RichText
  onChange: (value: RichText) => void
  error?: string | undefined
}

/** The text editor is the heaviest part of the panel, and is fetched with the first text that is opened. */
export function LazyTextEditor(props: LazyTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton lines={5} label="Loading the text" />}>
      <Editor {...props} />
    </Suspense>
  )
}
