import type { Contact } from '@sitewright/model/lists/contacts'
import { PanelLink } from '../../../parts/panel-link'
import { RelativeTime } from '../../../parts/relative-time'
import { StateMark } from '../../../parts/state-mark'
import { partOfContact } from '../parts/marketing-parts'
import { sourceWords, subscriberStateLooks } from '../parts/words'

interface ContactTableProps {
  contacts: readonly Contact[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

export function ContactTable({ contacts, chosen, onChoose }: ContactTableProps) {
  const isAll = contacts.every(({ id }) => chosen.has(id))
  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <table className="people-table">
      <thead>
        <tr>
          <th scope="col" className="people-check">
            <input
              type="checkbox"
              aria-label="Select all"
              checked={isAll}
              onChange={() => onChoose(new Set(isAll ? [] : contacts.map(({ id }) => id)))}
            />
          </th>
          <th scope="col">Contact</th>
          <th scope="col">Status</th>
          <th scope="col" className="people-wide">
            Source
          </th>
          <th scope="col" className="people-wide">
            Joined
          </th>
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <tr key={contact.id} data-is-chosen={chosen.has(contact.id) || undefined}>
            <td className="people-check">
              <input
                type="checkbox"
                aria-label={`Select ${contact.email}`}
                checked={chosen.has(contact.id)}
                onChange={() => toggle(contact.id)}
              />
            </td>
            <td>
              <PanelLink to={{ screen: 'marketing', part: partOfContact(contact.id) }}>{contact.email}</PanelLink>
              {contact.name ? <span className="sw-field-hint">{contact.name}</span> : null}
            </td>
            <td>
              <StateMark {...subscriberStateLooks[contact.state]} />
            </td>
            <td className="people-wide">{sourceWords[contact.source]}</td>
            <td className="people-wide">
              <RelativeTime time={contact.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
