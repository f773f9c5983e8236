import type { Contact } from '@sitewright/model/lists/contacts'
import { useRef } from 'react'
import { PanelLink } from '../../../parts/panel-link'
import { RelativeTime } from '../../../parts/relative-time'
import { SelectAllCell, SelectCell } from '../../../parts/rows/select-cells'
import { useRowKeys } from '../../../parts/rows/use-row-keys'
import { useRowSelection } from '../../../parts/rows/use-row-selection'
import { StateMark } from '../../../parts/state-mark'
import { partOfContact } from '../parts/marketing-parts'
import { sourceWords, subscriberStateLooks } from '../parts/words'

interface ContactTableProps {
  contacts: readonly Contact[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

/** Arrows go from row to row, x selects. */
export function ContactTable({ contacts, chosen, onChoose }: ContactTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const selection = useRowSelection(contacts, chosen, onChoose)
  const { onKeyDown } = useRowKeys({ body, rows: contacts, selection })
  return (
    <table className="people-table">
      <thead>
        <tr>
          <SelectAllCell selection={selection} />
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
      <tbody ref={body} onKeyDown={onKeyDown}>
        {contacts.map((contact) => (
          <tr key={contact.id} data-row={contact.id} data-is-chosen={chosen.has(contact.id) || undefined}>
            <SelectCell id={contact.id} name={contact.email} selection={selection} />
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
