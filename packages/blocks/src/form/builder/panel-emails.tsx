import { checkInterfaceEmail } from '@sitewright/model/forms/checks/interface-checks'
import { formStorage } from '@sitewright/model/forms/definition'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'

interface EmailsInput {
  readonly emails: readonly string[]
  readonly onChange: (emails: string[]) => void
}

/** Who is told of each submission. Several addresses can be pasted at once. */
export function EmailsField({ emails, onChange }: EmailsInput) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  function add() {
    const given = typed.split(/[\s,;]+/).filter(Boolean)
    const wrong = given.map(checkInterfaceEmail).find((it) => it !== null)
    const next = [...new Set([...emails, ...given])]
    const refused = formStorage.shape.emails.safeParse(next).error?.issues[0]?.message
    if (given.length === 0) return
    setProblem(wrong ?? refused)
    if (wrong || refused) return
    onChange(next)
    setTyped('')
  }
  return (
    <div className="form-emails">
      {emails.length > 0 ? (
        <ul aria-label="Email recipients" className="form-chips">
          {emails.map((email) => (
            <li key={email}>
              <span>{email}</span>
              <IconButton
                icon="close"
                label={`Remove ${email}`}
                onClick={() => onChange(emails.filter((it) => it !== email))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="form-adder">
        <TextField
          label="Also send to"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={(text) => {
            setTyped(text)
            setProblem(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add()
          }}
          onBlur={add}
        />
        <Button onClick={add}>Add</Button>
      </div>
    </div>
  )
}
