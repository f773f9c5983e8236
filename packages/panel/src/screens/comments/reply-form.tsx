import { maxCommentLength } from '@sitewright/model/comments/comment'
import type { CommentSummary } from '@sitewright/model/comments/comment-answers'
import { Button } from '@sitewright/ui/controls/button'
import { TextArea } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useState } from 'react'
import { textOfError } from '../../data/calls/call-error'
import { replyToComment } from '../../data/comments/comments'

interface ReplyFormProps {
  row: CommentSummary
  onDone: () => void
}

/** Answers as an author of the site. What was typed stays until it is stored. */
export function ReplyForm({ row, onDone }: ReplyFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)
  async function send() {
    setSending(true)
    try {
      await replyToComment(row.id, text.trim())
      toasts.show({ text: row.state === 'pending' ? 'Reply posted, comment approved' : 'Reply posted' })
      onDone()
    } catch (failure) {
      setError(textOfError(failure))
      setSending(false)
    }
  }
  return (
    <form
      className="comment-reply"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') setError('Write a reply.')
        else if (!isSending) void send()
      }}
    >
      <TextArea
        label={`Reply to ${row.name || 'Anonymous'}`}
        rows={3}
        autoFocus
        maxLength={maxCommentLength}
        value={text}
        error={error || undefined}
        onChange={setText}
      />
      <div className="comment-reply-buttons">
        <Button kind="primary" type="submit" disabled={isSending}>
          {row.state === 'pending' ? 'Approve and reply' : 'Post reply'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}
