import { noteText, type SubmissionDetail, type SubmissionNote } from '@sitewright/model/forms/inbox'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { TextArea } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { addNote, deleteNote } from '../../../data/forms/inbox'
import { formatMoment } from '../../../ground/format-time'

/** For the people who work on the site; the sender never sees them. */
export function SubmissionNotes({ submission }: { submission: SubmissionDetail }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const onError = (error: unknown) => void toasts.show({ kind: 'error', text: textOfError(error) })
  const add = useMutation({
    mutationFn: (note: string) => addNote(submission.id, note),
    onSuccess: () => setText(''),
    onError,
  })
  const remove = useMutation({
    mutationFn: (note: SubmissionNote) => deleteNote(submission.id, note.id),
    onSuccess: (_, note) =>
      toasts.show({ text: 'Note deleted', action: { label: 'Undo', run: () => add.mutate(note.text) } }),
    onError,
  })
  function submit(event?: FormEvent) {
    event?.preventDefault()
    const parsed = noteText.safeParse(text)
    setProblem(parsed.error?.issues[0]?.message)
    if (parsed.success) add.mutate(parsed.data)
  }
  return (
    <section className="notes" aria-label="Notes">
      <h3>Notes</h3>
      {submission.notes.length > 0 ? (
        <ul>
          {submission.notes.map((note) => (
            <li key={note.id} className="note">
              <p>{note.text}</p>
              <p className="sw-field-hint">
                {note.author} · {formatMoment(note.createdAt)}
              </p>
              <IconButton icon="trash" label="Delete note" onClick={() => remove.mutate(note)} />
            </li>
          ))}
        </ul>
      ) : null}
      <form onSubmit={submit} className="note-form">
        <TextArea
          label="New note"
          hint="Only you and your contributors can see it."
          rows={2}
          data-inbox-note=""
          value={text}
          error={problem}
          onChange={(next) => {
            setText(next)
            setProblem(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          }}
        />
        <Button type="submit" disabled={add.isPending}>
          Add note
        </Button>
      </form>
    </section>
  )
}
