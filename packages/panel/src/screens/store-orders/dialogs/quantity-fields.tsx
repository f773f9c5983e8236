import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { LineRows } from '../parts/line-rows'

/** How many of each line, by its id. */
export type Quantities = Readonly<Record<string, number>>

interface QuantityFieldsProps {
  label: string
  /** What is asked of each line, such as 'Quantity to ship of'. */
  question: string
  lines: readonly { readonly line: OrderLine; readonly max: number }[]
  currency: CurrencyCode
  value: Quantities
  onChange: (value: Quantities) => void
}

export function QuantityFields({ label, question, lines, currency, value, onChange }: QuantityFieldsProps) {
  const maxOf = (id: string) => lines.find(({ line }) => line.id === id)?.max ?? 0
  return (
    <LineRows
      label={label}
      lines={lines.map(({ line, max }) => ({ line, quantity: max }))}
      currency={currency}
      renderEnd={(line) => (
        <span className="order-quantity">
          <NumberField
            hidesLabel
            label={`${question} ${line.title}`}
            min={0}
            max={maxOf(line.id)}
            step={1}
            value={value[line.id] ?? 0}
            onChange={(quantity) => onChange({ ...value, [line.id]: Math.round(quantity) })}
          />
          <span>of {maxOf(line.id)}</span>
        </span>
      )}
    />
  )
}

export function listQuantities(value: Quantities): { lineId: string; quantity: number }[] {
  return Object.entries(value)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }))
}
