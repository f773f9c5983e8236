import type { Checkout } from '@sitewright/model/commerce/checkout/checkout'
import { imageAddress } from '@sitewright/model/images/sizes'
import { paths } from '@sitewright/model/routes/paths'
import { useState } from 'react'
import { LedgerRows } from '../order/ledger-rows'
import { wayOf } from './draft'
import type { CheckoutRun } from './use-checkout'

/** What is ordered and what it costs. It stays in sight beside the form, and folds above it where there is no room. */
export function Summary({ run: { checkout, texts, show } }: { readonly run: CheckoutRun }) {
  const [isOpen, setIsOpen] = useState(false)
  const { totals, lines } = checkout
  const { summary } = texts
  const total = show(totals.totalCents)
  return (
    <aside className="checkout-summary" aria-labelledby="summary-title" data-is-open={isOpen}>
      <div className="summary-inner">
        <button
          type="button"
          className="summary-toggle"
          aria-expanded={isOpen}
          aria-controls="summary-body"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{isOpen ? summary.hide : summary.show}</span>
          <strong>{total}</strong>
        </button>
        <div id="summary-body" className="summary-body">
          <h2 id="summary-title">{summary.heading}</h2>
          <ul className="summary-lines">
            {lines.map((line, at) => (
              <SummaryLine key={line.variantId ?? at} line={line} show={show} />
            ))}
          </ul>
          <dl className="ledger">
            <div>
              <dt>{texts.totals.subtotal}</dt>
              <dd>{show(totals.subtotalCents)}</dd>
            </div>
            <LedgerRows lines={totals.lines} texts={texts.totals} show={show} />
            {wayOf(checkout) === 'ship' && totals.deliveryCents === null && (
              <Unknown name={texts.totals.shipping} note={summary.enterAddress} />
            )}
            {totals.taxCents === null && <Unknown name={texts.totals.tax} note={summary.enterAddress} />}
            <div className="ledger-total">
              <dt>{texts.totals.total}</dt>
              <dd>
                <span className="ledger-currency">{totals.currency}</span> {total}
              </dd>
            </div>
          </dl>
          {checkout.draftVersion === null && (
            <p>
              <a href={paths.cart}>{summary.editCart}</a>
            </p>
          )}
        </div>
      </div>
    </aside>
  )
}

function Unknown({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{note}</dd>
    </div>
  )
}

interface LineInput {
  readonly line: Checkout['lines'][number]
  readonly show: (cents: number) => string
}

const pictureWidthPx = 300

function SummaryLine({ line, show }: LineInput) {
  const { title, options, quantity, unitPriceCents, picture } = line
  return (
    <li>
      <span className="summary-picture">
        {picture !== null && <img src={imageAddress(picture.address, pictureWidthPx)} alt="" />}
      </span>
      <span className="summary-name">
        <span>{title}</span>
        {options.length > 0 && <span className="choice-note">{options.map(({ value }) => value).join(' / ')}</span>}
        <span className="choice-note">
          {quantity} × {show(unitPriceCents)}
        </span>
      </span>
      <span>{show(quantity * unitPriceCents)}</span>
    </li>
  )
}
