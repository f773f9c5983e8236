import { maxStock } from '@sitewright/model/commerce/products/product'
import type { StockChange, StockReason } from '@sitewright/model/commerce/products/stock'
import { Button } from '@sitewright/ui/controls/button'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { adjustStock, useStockLog } from '../../../data/store/products'
import { LoadState } from '../../../parts/load-state'
import { RelativeTime } from '../../../parts/relative-time'
import { LoadMore } from '../parts/load-more'
import { readCount } from './read-count'
import { type StockedVariant, tellStock } from './set-stock'

interface StockDialogProps {
  variant: StockedVariant
  onClose: () => void
}

const reasonWords: Record<StockReason, string> = {
  hand: 'Adjusted',
  import: 'Imported',
  api: 'API',
  sale: 'Sold',
  refund: 'Refunded',
  cancel: 'Canceled order',
}

/** How the number came about, and a way to change it. */
export function StockDialog({ variant, onClose }: StockDialogProps) {
  const query = useStockLog(variant.variantId)
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? []
  const count = query.data?.pages[0]?.qtyInStock
  return (
    <Dialog title={`Stock of ${variant.name}`} widthPx={560} onCancel={onClose}>
      <LoadState query={query}>
        <Skeleton lines={5} heightPx={28} label="Loading stock log" />
      </LoadState>
      {count === undefined ? null : (
        <>
          <p className="stock-count">
            <strong>{count.toLocaleString()}</strong> in stock
          </p>
          <AdjustForm variant={variant} count={count} />
        </>
      )}
      {query.data && changes.length === 0 ? <p className="sw-field-hint">No changes yet.</p> : null}
      {changes.length > 0 ? <StockLogTable changes={changes} /> : null}
      <LoadMore query={query} />
    </Dialog>
  )
}

type Way = 'add' | 'remove' | 'set'
const ways = [
  { value: 'add', label: 'Add' },
  { value: 'remove', label: 'Remove' },
  { value: 'set', label: 'Set to' },
] as const

function AdjustForm({ variant, count }: { variant: StockedVariant; count: number }) {
  const [way, setWay] = useState<Way>('add')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const number = readCount(typed)
  const adjust = useMutation({
    mutationFn: (amount: number) => {
      const delta = way === 'remove' ? -amount : amount
      return adjustStock(variant, way === 'set' ? { set: amount, note } : { delta, note })
    },
    onSuccess: (after) => {
      tellStock(variant, after, after - count)
      setTyped('')
      setNote('')
    },
  })
  const isWrong = typed !== '' && (number === null || (way !== 'set' && number === 0))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (number !== null && !isWrong) adjust.mutate(number)
  }
  return (
    <form className="form stock-adjust" aria-label="Adjust stock" onSubmit={submit}>
      <ChoiceGroup label="Adjust stock" value={way} choices={ways} onChange={setWay} />
      <div className="product-fields">
        <TextField
          label="Number"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={
            isWrong
              ? `Enter a whole number up to ${maxStock.toLocaleString()}.`
              : adjust.isError
                ? textOfError(adjust.error)
                : undefined
          }
          onChange={setTyped}
        />
        <TextField label="Note (optional)" maxLength={200} value={note} onChange={setNote} />
      </div>
      <div className="row-actions">
        <Button kind="primary" type="submit" disabled={number === null || isWrong || adjust.isPending}>
          Adjust stock
        </Button>
      </div>
    </form>
  )
}

function StockLogTable({ changes }: { changes: readonly StockChange[] }) {
  return (
    <table className="people-table stock-log">
      <caption className="sw-hidden-text">Stock log</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Change</th>
          <th scope="col">Stock</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id}>
            <td>
              <RelativeTime time={change.createdAt} />
            </td>
            <td className="product-number">{change.delta > 0 ? `+${change.delta}` : `−${-change.delta}`}</td>
            <td className="product-number">{change.stockAfter.toLocaleString()}</td>
            <td>
              {reasonWords[change.reason]}
              <span className="sw-field-hint">{[change.note, change.authorName].filter(Boolean).join(' · ')}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
