import { checkInterfaceEmail } from '@sitewright/model/forms/interface-checks'
import { api } from '@sitewright/model/routes/api'
import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { type FormEvent, useState } from 'react'
import { usePerson } from '../../data/inbox'
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
        People may ask what you know of them, and to be forgotten. Find everything this site keeps of a person by their
        e-mail address.
      </p>
      <search aria-label="A person">
        <form className="inbox-find" onSubmit={find} noValidate>
          <TextField
            label="E-mail address"
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
  if (person.isPending) return <Skeleton lines={3} label="Looking" />
  if (person.isError) return <LoadFailure text={person.error.message} onRetry={() => person.refetch()} />
  const parts = Object.entries(person.data.parts).filter(([, count]) => count > 0)
  if (parts.length === 0)
    return (
      <EmptyState icon="person" title={`Nothing is kept of ${email}`}>
        Look for mistakes in the address; one person may have several.
      </EmptyState>
    )
  return (
    <article className="card person-card" aria-label={`Kept of ${email}`}>
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
          href={`${api.peopleExport}?${new URLSearchParams({ email })}`}
          download={`${email}.json`}
        >
          Download all
        </a>
        <Button kind="danger" onClick={() => setErasing(true)}>
          Erase…
        </Button>
      </div>
      {isErasing ? <EraseDialog email={email} onClose={() => setErasing(false)} /> : null}
    </article>
  )
}
