import type { InboxForm } from '@sitewright/model/forms/inbox'
import { IconButton } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useEffect, useState } from 'react'
import type { InboxView } from '../view/inbox-view'

interface ListToolsProps {
  view: InboxView
  forms: readonly InboxForm[]
  onView: (change: Partial<InboxView>) => void
  onExport: () => void
}

const settleMs = 250

/** Search and dates. What is typed is asked for once the typing rests. */
export function ListTools({ view, forms, onView, onExport }: ListToolsProps) {
  const [typed, setTyped] = useState(view.search)
  const [hasDates, setHasDates] = useState(view.from !== '' || view.until !== '')
  useEffect(() => {
    if (typed === view.search) return
    const timer = setTimeout(() => onView({ search: typed }), settleMs)
    return () => clearTimeout(timer)
  }, [typed, view.search, onView])
  const form = forms.find((it) => it.id === view.formId)
  return (
    <search className="inbox-tools" aria-label="Submissions">
      <div className="inbox-tools-row">
        <TextField
          hidesLabel
          label="Search submissions"
          type="search"
          placeholder={form ? `Search ${form.name}` : 'Search'}
          data-inbox-search=""
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        <IconButton
          icon="calendar"
          label="Filter by date"
          aria-expanded={hasDates}
          onClick={() => {
            setHasDates(!hasDates)
            if (hasDates) onView({ from: '', until: '' })
          }}
        />
        <IconButton icon="download" label="Export" onClick={onExport} />
      </div>
      {hasDates ? (
        <div className="inbox-tools-row">
          <TextField
            label="From"
            type="date"
            max={view.until || undefined}
            value={view.from}
            onChange={(from) => onView({ from })}
          />
          <TextField
            label="To"
            type="date"
            min={view.from || undefined}
            value={view.until}
            onChange={(until) => onView({ until })}
          />
        </div>
      ) : null}
    </search>
  )
}
