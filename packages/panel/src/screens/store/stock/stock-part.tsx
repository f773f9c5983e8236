import type { VariantLine } from '@sitewright/model/commerce/products/variant-list'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useEffect, useRef, useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { useVariants } from '../../../data/store/variants'
import { PictureThumb } from '../../../fields/assets/add-pictures'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { GapRow } from '../../../parts/rows/gap-row'
import { useNearEnd, useWindowedRows } from '../../../parts/rows/use-windowed-rows'
import { StateMark } from '../../../parts/state-mark'
import { LoadMore } from '../parts/load-more'
import { nameVariant } from '../parts/product-words'
import { partOfProduct } from '../parts/store-parts'
import { productRowPx } from '../products/product-row'
import { readCount } from './read-count'
import { type StockedVariant, setStock } from './set-stock'
import { StockDialog } from './stock-dialog'

const settleMs = 200

/** What is counted, beginning with what is sold out or low. */
export function StockPart() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  const query = useVariants({ sort: 'stock', ...(search ? { query: search } : {}) })
  const lines = query.data?.pages.flatMap((page) => page.variants) ?? []
  const isEmpty = query.data !== undefined && lines.length === 0
  return (
    <div className="store-part">
      <header className="wide-head">
        <h2>Stock</h2>
      </header>
      {isEmpty && search === '' ? null : (
        <search className="store-tools" aria-label="Stock">
          <TextField
            hidesLabel
            label="Search stock"
            type="search"
            placeholder="Search by name, SKU or tag"
            value={typed}
            onChange={setTyped}
          />
        </search>
      )}
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={56} label="Loading stock" />
      </LoadState>
      {isEmpty ? <NoStock isSearch={search !== ''} onAll={() => setTyped('')} /> : null}
      {lines.length > 0 ? <StockTable lines={lines} total={query.data?.pages[0]?.total ?? 0} query={query} /> : null}
    </div>
  )
}

function NoStock({ isSearch, onAll }: { isSearch: boolean; onAll: () => void }) {
  return isSearch ? (
    <EmptyState icon="search" title="Nothing found" action={<Button onClick={onAll}>Show all</Button>}>
      Try another search.
    </EmptyState>
  ) : (
    <div className="card">
      <EmptyState icon="store" title="No stock to track">
        Products with tracked stock appear here, starting with sold out and low stock.
      </EmptyState>
    </div>
  )
}

interface StockTableProps {
  lines: readonly VariantLine[]
  total: number
  query: ReturnType<typeof useVariants>
}

function StockTable({ lines, total, query }: StockTableProps) {
  const { lowStockAt } = useStoreNumbers()
  const body = useRef<HTMLTableSectionElement>(null)
  const [open, setOpen] = useState<StockedVariant | null>(null)
  const { from, to, abovePx, belowPx } = useWindowedRows(body, { count: lines.length, rowHeightPx: productRowPx })
  useNearEnd(to >= lines.length, lines.length, () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
  })
  return (
    <>
      <table className="people-table product-table stock-table" aria-rowcount={total + 1}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="product-wide">
              SKU
            </th>
            <th scope="col">Status</th>
            <th scope="col">In stock</th>
            <th scope="col">
              <span className="sw-hidden-text">Log</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <GapRow heightPx={abovePx} columns={5} />
          {lines.slice(from, to).map((line, place) => (
            <StockRow
              key={line.id}
              line={line}
              rowIndex={from + place + 2}
              lowStockAt={lowStockAt}
              onLog={() => setOpen(stockedOf(line))}
            />
          ))}
          <GapRow heightPx={belowPx} columns={5} />
        </tbody>
      </table>
      <LoadMore query={query} />
      {open ? <StockDialog variant={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

interface StockRowProps {
  line: VariantLine
  rowIndex: number
  lowStockAt: number
  onLog: () => void
}

function StockRow({ line, rowIndex, lowStockAt, onLog }: StockRowProps) {
  const name = stockedOf(line).name
  return (
    <tr aria-rowindex={rowIndex}>
      <td>
        <div className="product-name">
          <PictureThumb assetId={line.shownPictureId} />
          <span>
            <PanelLink to={{ screen: 'store', part: partOfProduct(line.productId) }}>{line.title}</PanelLink>
            <small>{nameVariant(line.values)}</small>
          </span>
        </div>
      </td>
      <td className="product-wide">{line.sku}</td>
      <td>
        <StateMark {...lookOfStock(line.qtyInStock, lowStockAt)} />
        {line.waiting > 0 ? <small className="stock-waiting">{nameWaiting(line.waiting)}</small> : null}
      </td>
      <td>
        <QuickStock line={line} />
      </td>
      <td className="people-menu">
        <IconButton icon="history" label={`Stock log of ${name}`} onClick={onLog} />
      </td>
    </tr>
  )
}

function nameWaiting(count: number): string {
  return count === 1 ? '1 person waiting' : `${count.toLocaleString()} people waiting`
}

function lookOfStock(count: number, lowStockAt: number) {
  if (count === 0) return { label: 'Sold out', tone: 'off' } as const
  return count <= lowStockAt
    ? ({ label: 'Low stock', tone: 'waiting' } as const)
    : ({ label: 'In stock', tone: 'on' } as const)
}

/** What was counted, stored when the field is left or Enter is pressed. */
function QuickStock({ line }: { line: VariantLine }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  async function commit() {
    if (typed === null || typed.trim() === String(line.qtyInStock)) return setTyped(null)
    const count = readCount(typed)
    if (count === null) return setProblem('Enter a whole number.')
    try {
      await setStock(stockedOf(line), count, line.qtyInStock)
      setTyped(null)
      setProblem(undefined)
    } catch (error) {
      setProblem(textOfError(error))
    }
  }
  return (
    <div className="quick-stock">
      <TextField
        hidesLabel
        label={`Stock of ${stockedOf(line).name}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(line.qtyInStock)}
        error={problem}
        onChange={setTyped}
        onBlur={() => void commit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void commit()
          if (event.key !== 'Escape') return
          setTyped(null)
          setProblem(undefined)
        }}
      />
    </div>
  )
}

function stockedOf({ id, productId, title, values }: VariantLine): StockedVariant {
  const variant = nameVariant(values)
  return { variantId: id, productId, name: variant ? `${title}, ${variant}` : title }
}
