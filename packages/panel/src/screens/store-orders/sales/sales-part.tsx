import { draftSource } from '@sitewright/model/commerce/orders/order-source'
import type { Sales, SalesFigures } from '@sitewright/model/commerce/orders/sales'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { useSiteDocument } from '../../../data/site/site-documents'
import { useSales } from '../../../data/store/sales'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { partOfProduct } from '../../store/parts/store-parts'
import { endOfDay, startOfDay } from '../list/order-filter'
import { showAmount } from '../parts/order-words'
import { compareWords, type DayRange, type RangeName, rangeChoices, rangeUntilToday } from './sales-range'
import '../../../parts/people-list.css'
import '../orders.css'

export function SalesPart() {
  const timeZone = useSiteDocument('settings').data?.body.timeZone
  return (
    <div className="store-part">
      <header className="wide-head">
        <h2>Sales</h2>
      </header>
      {timeZone ? <SalesOfRange timeZone={timeZone} /> : <Skeleton lines={4} heightPx={72} label="Loading sales" />}
    </div>
  )
}

function SalesOfRange({ timeZone }: { timeZone: string }) {
  const [name, setName] = useState<RangeName>('month')
  const [range, setRange] = useState(() => rangeUntilToday(30, Date.now(), timeZone))
  const [hasTests, setTests] = useState(false)
  const query = useSales({
    from: startOfDay(range.first, timeZone) ?? '',
    before: endOfDay(range.last, timeZone) ?? '',
    tests: hasTests ? 'true' : 'false',
  })
  function choose(next: RangeName) {
    setName(next)
    const days = rangeChoices.find(({ value }) => value === next)?.days ?? 30
    if (next !== 'own') setRange(rangeUntilToday(days, Date.now(), timeZone))
  }
  const change = (next: DayRange) => (next.first && next.last && next.first <= next.last ? setRange(next) : undefined)
  return (
    <>
      <div className="sales-tools">
        <Select label="Time" value={name} choices={rangeChoices} onChange={choose} />
        {name === 'own' ? (
          <>
            <TextField
              label="From"
              type="date"
              value={range.first}
              max={range.last}
              onChange={(first) => change({ ...range, first })}
            />
            <TextField
              label="To"
              type="date"
              value={range.last}
              min={range.first}
              onChange={(last) => change({ ...range, last })}
            />
          </>
        ) : null}
        <Switch label="Include test orders" checked={hasTests} onChange={setTests} />
      </div>
      <LoadState query={query}>
        <Skeleton lines={4} heightPx={72} label="Loading sales" />
      </LoadState>
      {query.data ? <Figures sales={query.data} /> : null}
    </>
  )
}

function Figures({ sales: { figures, previous, products, sources, currency } }: { sales: Sales }) {
  const show = (cents: number) => showAmount(cents, currency)
  const compared = (part: keyof SalesFigures) => compareWords(figures[part], previous[part])
  const shown = [
    { name: 'Sales', value: show(figures.salesCents), note: compared('salesCents') },
    { name: 'Orders', value: figures.orders.toLocaleString(), note: compared('orders') },
    { name: 'Average order', value: show(figures.averageCents), note: compared('averageCents') },
    { name: 'Refunds', value: show(figures.refundedCents), note: compared('refundedCents') },
    { name: 'Sales after refunds', value: show(figures.netCents), note: compared('netCents') },
    {
      name: 'Unpaid',
      value: show(figures.unpaidCents),
      note: figures.unpaidOrders === 1 ? '1 order awaiting payment' : `${figures.unpaidOrders} orders awaiting payment`,
    },
  ]
  return (
    <>
      <dl className="sales-figures">
        {shown.map(({ name, value, note }) => (
          <div key={name} className="card">
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="sw-field-hint">
        Compared with the previous period of the same length. Refunds are for orders placed in this period.
      </p>
      <h3 className="sales-head">By product</h3>
      {products.length === 0 ? (
        <p className="sw-field-hint">No sales in this period</p>
      ) : (
        <table className="people-table">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col" className="product-number">
                Sold
              </th>
              <th scope="col" className="product-number">
                Refunded
              </th>
              <th scope="col" className="product-number">
                Sales
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.productId}>
                <td>
                  <PanelLink to={{ screen: 'store', part: partOfProduct(product.productId) }}>
                    {product.title}
                  </PanelLink>
                </td>
                <td className="product-number">{product.quantity.toLocaleString()}</td>
                <td className="product-number">{product.refundedQuantity.toLocaleString()}</td>
                <td className="product-number">{show(product.salesCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sources.length === 0 ? null : <Sources sources={sources} show={show} />}
    </>
  )
}

const sourceWords: Readonly<Record<string, string>> = { '': 'Direct or unknown', [draftSource]: 'Draft orders' }

function Sources({ sources, show }: Pick<Sales, 'sources'> & { show: (cents: number) => string }) {
  return (
    <>
      <h3 className="sales-head">By source</h3>
      <p className="sw-field-hint">
        The site or the <code>utm_source</code> the customer came from, if they accept cookies.
      </p>
      <table className="people-table">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col" className="product-number">
              Orders
            </th>
            <th scope="col" className="product-number">
              Sales
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, orders, salesCents }) => (
            <tr key={source}>
              <td>{sourceWords[source] ?? source}</td>
              <td className="product-number">{orders.toLocaleString()}</td>
              <td className="product-number">{show(salesCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
