import type { SubmissionState } from '@sitewright/model/forms/inbox'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { usePerson } from '../../../data/forms/inbox'
import { goTo, writeRoute } from '../../../ground/router'
import { LoadState } from '../../../parts/load-state'
import { writeWhen } from '../view/inbox-view'

const places: Record<SubmissionState, string> = { inbox: '', spam: 'Quarantine', deleted: 'Trash' }

/** Everything else that came from this address, asked for when it is wanted. */
export function PersonHistory({ email, exceptId }: { email: string; exceptId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All from {email}</summary>
      {isOpen ? <History email={email} exceptId={exceptId} /> : null}
    </details>
  )
}

function History({ email, exceptId }: { email: string; exceptId: string }) {
  const person = usePerson(email)
  if (person.data === undefined)
    return (
      <LoadState query={person}>
        <Skeleton lines={3} label="Loading history" />
      </LoadState>
    )
  const now = new Date()
  return (
    <>
      <ul>
        {person.data.submissions.map((row) => (
          <li key={row.id}>
            <a
              href={writeRoute({ screen: 'forms', part: row.id })}
              aria-current={row.id === exceptId ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                goTo({ screen: 'forms', part: row.id })
              }}
            >
              <time dateTime={row.createdAt}>{writeWhen(row.createdAt, now)}</time>
              <span>
                <strong>{row.formName}</strong> {row.excerpt}
              </span>
              {places[row.state] ? <span className="sw-badge">{places[row.state]}</span> : null}
            </a>
          </li>
        ))}
      </ul>
      <p className="sw-field-hint">
        Stored about this person: {writeParts(person.data.parts)}. To download or erase it, go to{' '}
        <a
          href={writeRoute({ screen: 'forms', part: 'privacy' })}
          onClick={(event) => {
            event.preventDefault()
            goTo({ screen: 'forms', part: 'privacy' })
          }}
        >
          Privacy
        </a>
        .
      </p>
    </>
  )
}

/** '3 submissions, 1 mailing list entry', in the host's own names. */
function writeParts(parts: Readonly<Record<string, number>>): string {
  const filled = Object.entries(parts).filter(([, count]) => count > 0)
  return filled.length === 0 ? 'nothing' : filled.map(([name, count]) => `${count} ${name}`).join(', ')
}
