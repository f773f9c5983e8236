import { peopleCalls } from '@sitewright/model/calls/people'
import { checkInterfaceEmail } from '@sitewright/model/forms/checks/interface-checks'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { type FormEvent, useState } from 'react'
import { callAddress } from '../../../data/calls/call-address'
import { usePerson } from '../../../data/forms/inbox'
import { LoadState } from '../../../parts/load-state'
import { EraseDialog } from './erase-dialog'

/** All that the site stores of one person: found, given to them, or erased. */
export function PrivacyPart() {
  const [typed, setTyped] = useState('')
  const [email, setEmail] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  function find(event: FormEvent) {
    event.preventDefault()
    const wrong = checkInterfaceEmail(typed.trim())
    setProblem(wrong ?? undefined)
    setEmail(wrong ? null : typed.trim().toLowerCase())
  }
  return (
    <section className="inbox-part" aria-label="Privacy">
      <h3>Privacy</h3>
      <p>
        People may ask what you know about them, or ask you to erase it. Find everything this site stores about a person
        by their email address.
      </p>
      <search aria-label="Find a person">
        <form className="inbox-find" onSubmit={find} noValidate>
          <TextField
            label="Email address"
            type="email"
            autoComplete="off"
            value={typed}
            error={problem}
            onChange={(text) => {
              setTyped(text)
              setProblem(undefined)
            }}
          />
          <Button type="submit" kind="primary">
            Find
          </Button>
        </form>
      </search>
      {email ? <PersonCard key={email} email={email} /> : null}
    </section>
  )
}

function PersonCard({ email }: { email: string }) {
  const person = usePerson(email)
  const [isErasing, setErasing] = useState(false)
  if (person.data === undefined)
    return (
      <LoadState query={person}>
        <Skeleton lines={3} label="Searching" />
      </LoadState>
    )
  const parts = Object.entries(person.data.parts).filter(([, count]) => count > 0)
  if (parts.length === 0)
    return (
      <EmptyState icon="person" title={`Nothing found for ${email}`}>
        Check the spelling. People may use more than one address.
      </EmptyState>
    )
  return (
    <article className="card person-card" aria-label={`Data about ${email}`}>
      <h4>{email}</h4>
      <ul>
        {parts.map(([name, count]) => (
          <li key={name} className="row">
            <span className="row-main">{name.charAt(0).toUpperCase() + name.slice(1)}</span>
            <strong>{count.toLocaleString()}</strong>
          </li>
        ))}
      </ul>
      <div className="row-actions">
        <a
          className="sw-button sw-button-secondary sw-button-normal"
          href={callAddress(peopleCalls.exportPerson, { query: { email } })}
          download={`${email}.json`}
        >
          Download data
        </a>
        <Button kind="danger" onClick={() => setErasing(true)}>
          Erase…
        </Button>
      </div>
      {isErasing ? <EraseDialog email={email} onClose={() => setErasing(false)} /> : null}
    </article>
  )
}
