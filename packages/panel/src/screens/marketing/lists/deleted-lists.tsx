import { daysLeftInBin } from '@sitewright/model/pages/page-bin'
import { Button } from '@sitewright/ui/controls/button'
import { useState } from 'react'
import { useDeletedLists } from '../../../data/people/lists'
import { countWords } from '../parts/words'
import { useListActions } from './use-list-actions'

/** The bin, closed until somebody looks for a list. */
export function DeletedLists() {
  const [isOpen, setOpen] = useState(false)
  const bin = useDeletedLists(isOpen)
  const { restore } = useListActions()
  return (
    <section aria-label="Deleted lists" className="list-bin">
      <Button kind="quiet" size="small" icon="trash" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Deleted lists
      </Button>
      {isOpen && bin.data?.length === 0 ? <p className="sw-field-hint">Trash is empty</p> : null}
      {isOpen && bin.data && bin.data.length > 0 ? (
        <ul className="rows card">
          {bin.data.map((list) => (
            <li key={list.id} className="row">
              <span className="row-main">
                <strong>{list.name}</strong>
                <span className="sw-field-hint">
                  {countWords(daysLeftInBin(Date.parse(list.deletedAt ?? ''), Date.now()), 'day', 'days')} left
                </span>
              </span>
              <Button size="small" aria-label={`Restore ${list.name}`} onClick={() => void restore(list)}>
                Restore
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
