import type { ProductSummary } from '@sitewright/model/commerce/products/product-answers'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { useNearEnd, useWindowedRows } from '../../../parts/use-windowed-rows'
import { GapRow } from '../parts/gap-row'
import { ProductRow, productRowPx } from './product-row'
import type { ProductActions } from './use-product-actions'

interface ProductTableProps {
  products: readonly ProductSummary[]
  total: number
  /** Shown in the order that visitors see: rows can be moved. */
  canArrange: boolean
  selected: ReadonlySet<string>
  actions: ProductActions
  onSelected: (ids: ReadonlySet<string>) => void
  /** The last rows are near: more are wanted. */
  onNearEnd: () => void
}

/** Arrows go from row to row, x selects, Delete deletes, with alt arrows move; what is far away is not drawn. */
export function ProductTable(props: ProductTableProps) {
  const { products, total, canArrange, selected, actions, onSelected } = props
  const numbers = useStoreNumbers()
  const body = useRef<HTMLTableSectionElement>(null)
  const [lastId, setLastId] = useState<string | null>(null)
  const { from, to, abovePx, belowPx } = useWindowedRows(body, { count: products.length, rowHeightPx: productRowPx })
  useNearEnd(to >= products.length, products.length, props.onNearEnd)
  const areAll = products.every(({ id }) => selected.has(id))
  function select(id: string, isSelected: boolean, isRange: boolean) {
    const [start, end] = [products.findIndex((it) => it.id === lastId), products.findIndex((it) => it.id === id)]
    const range = isRange && start >= 0 ? products.slice(Math.min(start, end), Math.max(start, end) + 1) : []
    const next = new Set(selected)
    for (const it of [id, ...range.map((row) => row.id)]) isSelected ? next.add(it) : next.delete(it)
    onSelected(next)
    setLastId(id)
  }
  function focusRow(index: number) {
    const id = products[index]?.id
    const link = body.current?.querySelector<HTMLElement>(`[data-product='${id}'] a`)
    link?.focus({ preventScroll: true })
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  async function move(index: number, by: 1 | -1) {
    const product = products[index]
    if (!product || !canArrange || index + by < 0 || index + by >= products.length) return
    await actions.move(product, by < 0 ? (products[index - 1]?.id ?? null) : (products[index + 2]?.id ?? null))
    requestAnimationFrame(() => focusRow(index + by))
  }
  function onKeyDown(event: KeyboardEvent) {
    const row = (event.target as Element).closest<HTMLElement>('[data-product]')
    if (!row || (event.target as Element).closest('[popover], button')) return
    const index = products.findIndex(({ id }) => id === row.dataset.product)
    const product = products[index]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (!product || event.metaKey || event.ctrlKey) return
    if (step && event.altKey) void move(index, step)
    else if (step) focusRow(index + step)
    else if (event.key === 'x') select(product.id, !selected.has(product.id), false)
    else if (event.key === 'Delete') void actions.remove([product])
    else return
    event.preventDefault()
  }
  return (
    <table className="people-table product-table" aria-rowcount={total + 1}>
      <thead>
        <tr>
          <th scope="col" className="people-check">
            <input
              type="checkbox"
              aria-label="Select all"
              checked={areAll}
              onChange={() => onSelected(new Set(areAll ? [] : products.map(({ id }) => id)))}
            />
          </th>
          <th scope="col">Product</th>
          <th scope="col">Visibility</th>
          <th scope="col" className="product-number">
            Price
          </th>
          <th scope="col" className="product-number product-wide">
            Stock
          </th>
          <th scope="col" className="product-wide">
            Tags
          </th>
          <th scope="col">
            <span className="sw-hidden-text">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={onKeyDown}>
        <GapRow heightPx={abovePx} columns={7} />
        {products.slice(from, to).map((product, place) => (
          <ProductRow
            key={product.id}
            product={product}
            rowIndex={from + place + 2}
            numbers={numbers}
            isSelected={selected.has(product.id)}
            actions={actions}
            onSelect={select}
            onMove={canArrange ? (by) => void move(from + place, by) : undefined}
          />
        ))}
        <GapRow heightPx={belowPx} columns={7} />
      </tbody>
    </table>
  )
}
