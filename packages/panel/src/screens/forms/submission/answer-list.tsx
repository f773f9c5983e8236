import { type FormField, formField } from '@sitewright/model/forms/fields/fields'
import type { SubmissionDetail } from '@sitewright/model/forms/inbox'
import { Button } from '@sitewright/ui/controls/button'
import { useState } from 'react'
import { type ShownAnswer, showAnswer } from './answer-lines'

/** Question and answer, in the order of the form as it was when this was sent. */
export function AnswerList({ submission }: { submission: SubmissionDetail }) {
  const fields = submission.fields.flatMap((stored): FormField[] => {
    const { data } = formField.safeParse(stored)
    return data ? [data] : []
  })
  const known = new Set(fields.map((field) => field.id))
  const others = Object.entries(submission.answers).filter(([id]) => !known.has(id))
  return (
    <dl className="answers">
      {fields.map((field) =>
        field.type === 'section' ? (
          <div key={field.id} className="answer-section">
            <dt>{field.title}</dt>
            <dd className="sw-hidden-text">Form section</dd>
          </div>
        ) : (
          <div key={field.id}>
            <dt>{field.title || (field.type === 'hidden' ? field.key : field.type)}</dt>
            <dd>
              <Answer shown={showAnswer(field, submission.answers[field.id])} />
            </dd>
          </div>
        ),
      )}
      {others.map(([id, value]) => (
        <div key={id}>
          <dt>{id}</dt>
          <dd>
            <Answer shown={showAnswer({ type: 'text' }, value)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ shown }: { shown: ShownAnswer }) {
  switch (shown.kind) {
    case 'none':
      return <span className="answer-none">No answer</span>
    case 'text':
      return shown.href ? (
        <a
          href={shown.href}
          rel="noopener noreferrer nofollow"
          target={shown.href.startsWith('http') ? '_blank' : undefined}
        >
          {shown.text}
        </a>
      ) : (
        <span className="answer-text">{shown.text}</span>
      )
    case 'lines':
      return shown.lines.map((line) => (
        <span key={line} className="answer-line">
          {line}
        </span>
      ))
    case 'choices':
      return (
        <ul className="answer-choices">
          {shown.choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      )
    case 'survey':
      return (
        <ul className="answer-survey">
          {shown.rows.map(([question, answer]) => (
            <li key={question}>
              <span>{question}</span>
              <strong>{answer}</strong>
            </li>
          ))}
        </ul>
      )
    case 'secret':
      return <Secret text={shown.text} />
  }
}

function Secret({ text }: { text: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <span className="answer-secret">
      <span>{isShown ? text : '••••••••'}</span>
      <Button size="small" kind="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </span>
  )
}
