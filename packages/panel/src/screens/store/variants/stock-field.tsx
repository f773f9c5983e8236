import { maxStock } from '@sitewright/model/commerce/products/product'
import { IconButton } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { type KeyboardEvent, useId, useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { readCount } from '../stock/read-count'
import { setStock } from '../stock/set-stock'
import { StockDialog } from '../stock/stock-dialog'
import { cellMark } from './measure-fields'
import type { VariantEdit } from './variant-edit'

/** What was counted, or no counting at all. A number is stored when the field is left: each is a line of the log. */
export function StockField({ edit, isCell = false }: { edit: VariantEdit; isCell?: boolean }) {
  const { variant, settings, detail, suffix } = edit
  const stocked = { variantId: variant.id, productId: detail.id, name: edit.name }
  const checkId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const [isLogOpen, setLogOpen] = useState(false)
  async function commit() {
    if (typed === null || typed.trim() === String(variant.qtyInStock)) return setTyped(null)
    const count = readCount(typed)
    if (count === null) return setProblem(`Enter a whole number up to ${maxStock.toLocaleString()}.`)
    try {
      await setStock(stocked, count, variant.qtyInStock)
      setTyped(null)
      setProblem(undefined)
    } catch (error) {
      setProblem(textOfError(error))
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') void commit()
    if (event.key !== 'Escape' || typed === null) return
    event.preventDefault()
    setTyped(null)
    setProblem(undefined)
  }
  return (
    <div className={isCell ? 'stock-cell' : 'stock-field'}>
      {settings.unlimited ? (
        <span className="stock-unlimited">Not tracked</span>
      ) : (
        <TextField
          label={`Stock${suffix}`}
          hidesLabel={isCell}
          inputMode="numeric"
          autoComplete="off"
          {...(isCell ? cellMark('stock') : {})}
          value={typed ?? String(variant.qtyInStock)}
          error={problem}
          onChange={setTyped}
          onBlur={() => void commit()}
          onKeyDown={onKeyDown}
        />
      )}
      <label className="stock-check" htmlFor={checkId}>
        <input
          id={checkId}
          type="checkbox"
          checked={settings.unlimited}
          aria-label={`Unlimited stock${suffix}`}
          onChange={(event) => edit.change({ unlimited: event.target.checked })}
        />
        {isCell ? '∞' : 'Unlimited'}
      </label>
      <IconButton icon="history" label={`Stock log${suffix}`} onClick={() => setLogOpen(true)} />
      {isLogOpen ? <StockDialog variant={stocked} onClose={() => setLogOpen(false)} /> : null}
    </div>
  )
}
