import type { ProductSummary } from '@sitewright/model/commerce/products/product-answers'
import { type KeyboardEvent, useRef } from 'react'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { GapRow } from '../../../parts/rows/gap-row'
import { SelectAllCell } from '../../../parts/rows/select-cells'
import { useRowKeys } from '../../../parts/rows/use-row-keys'
import { useRowSelection } from '../../../parts/rows/use-row-selection'
import { useNearEnd, useWindowedRows } from '../../../parts/rows/use-windowed-rows'
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
  const { from, to, abovePx, belowPx } = useWindowedRows(body, { count: products.length, rowHeightPx: productRowPx })
  useNearEnd(to >= products.length, products.length, props.onNearEnd)
  const selection = useRowSelection(products, selected, onSelected)
  const { onKeyDown, focusRow } = useRowKeys({ body, rows: products, selection, onKey })
  async function move(index: number, by: 1 | -1) {
    const product = products[index]
    if (!product || !canArrange || index + by < 0 || index + by >= products.length) return
    await actions.move(product, by < 0 ? (products[index - 1]?.id ?? null) : (products[index + 2]?.id ?? null))
    requestAnimationFrame(() => focusRow(index + by))
  }
  function onKey({ key, altKey }: KeyboardEvent, product: ProductSummary, index: number): boolean {
    if (altKey && key === 'ArrowDown') void move(index, 1)
    else if (altKey && key === 'ArrowUp') void move(index, -1)
    else if (key === 'Delete') void actions.remove([product])
    else return false
    return true
  }
  return (
    <table className="people-table product-table" aria-rowcount={total + 1}>
      <thead>
        <tr>
          <SelectAllCell selection={selection} />
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
            selection={selection}
            actions={actions}
            onMove={canArrange ? (by) => void move(from + place, by) : undefined}
          />
        ))}
        <GapRow heightPx={belowPx} columns={7} />
      </tbody>
    </table>
  )
}
