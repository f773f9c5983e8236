import { orderViewNames, orderViews } from '@sitewright/model/commerce/orders/order-views'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useState } from 'react'
import type { OrderFilter } from '../../../data/store/orders'
import { FormDialog } from '../../../parts/form-dialog'
import { isNarrowed, isSameFilter } from './order-filter'
import { useSavedViews } from './saved-views'

interface OrderViewsBarProps {
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
}

const named = [
  { label: 'All', filter: {} },
  ...orderViewNames.map((view) => ({ label: orderViews[view].label, filter: { view } })),
] satisfies { label: string; filter: OrderFilter }[]

/** Filters by name: those that every shop needs, and one's own. */
export function OrderViewsBar({ filter, onFilter }: OrderViewsBarProps) {
  const { views, save, remove, restore } = useSavedViews()
  const [isNaming, setNaming] = useState(false)
  const isKnown = [...named, ...views].some((view) => isSameFilter(view.filter, filter))
  function removeView(name: string) {
    remove(name)
    toasts.show({ text: `View “${name}” removed`, action: { label: 'Undo', run: () => restore(views) } })
  }
  return (
    <>
      <nav className="order-views" aria-label="Views">
        {named.map((view) => (
          <button
            key={view.label}
            type="button"
            className="order-view"
            aria-current={isSameFilter(view.filter, filter) || undefined}
            onClick={() => onFilter(view.filter)}
          >
            {view.label}
          </button>
        ))}
        {views.map((view) => (
          <span key={view.name} className="order-view-own">
            <button
              type="button"
              className="order-view"
              aria-current={isSameFilter(view.filter, filter) || undefined}
              onClick={() => onFilter(view.filter)}
            >
              {view.name}
            </button>
            <button
              type="button"
              className="order-view-remove"
              aria-label={`Remove view ${view.name}`}
              onClick={() => removeView(view.name)}
            >
              <Icon name="close" sizePx={12} />
            </button>
          </span>
        ))}
        {isNarrowed(filter) && !isKnown ? (
          <Button size="small" kind="quiet" icon="plus" onClick={() => setNaming(true)}>
            Save view
          </Button>
        ) : null}
      </nav>
      {isNaming ? (
        <NameViewDialog
          onClose={() => setNaming(false)}
          onSave={(name) => {
            save({ name, filter })
            setNaming(false)
          }}
        />
      ) : null}
    </>
  )
}

function NameViewDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  return (
    <FormDialog
      title="Save view"
      submitLabel="Save view"
      isBusy={false}
      onSubmit={() => onSave(name.trim())}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        hint="Only you see it, in this browser."
        required
        pattern=".*\S.*"
        maxLength={60}
        value={name}
        onChange={setName}
      />
    </FormDialog>
  )
}
