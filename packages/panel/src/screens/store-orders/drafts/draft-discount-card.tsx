import type { DraftDiscount } from '@sitewright/model/commerce/orders/draft-order'
import { maxPriceCents } from '@sitewright/model/commerce/products/product'
import { rateParts } from '@sitewright/model/commerce/selling/tax'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { AmountField } from '../../store/parts/amount-field'
import { Card } from '../../store/parts/card'
import { percentWriter, wrongPercentage } from '../../store-selling/parts/percent'
import type { DraftPartProps } from './draft-part-props'

type Kind = DraftDiscount['effect']['kind'] | 'none'

const starts: Readonly<Record<Exclude<Kind, 'none'>, DraftDiscount['effect']>> = {
  percent: { kind: 'percent', rate: 10_000 },
  amount: { kind: 'amount', amountCents: 1000 },
}
const kinds: { value: Kind; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'percent', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
]

/** On the whole order; codes and automatic discounts of the store are not for drafts. */
export function DraftDiscountCard({ content: { discount }, errors, onChange }: DraftPartProps) {
  const { price } = useStoreNumbers()
  const effect = discount?.effect
  const set = (part: Partial<DraftDiscount>) => discount && onChange({ discount: { ...discount, ...part } })
  return (
    <Card title="Discount">
      <div className="order-fields">
        <Select
          label="Type"
          value={effect?.kind ?? 'none'}
          choices={kinds}
          onChange={(kind) =>
            onChange({
              discount: kind === 'none' ? null : { effect: starts[kind], reason: discount?.reason ?? '' },
            })
          }
        />
        {effect?.kind === 'percent' ? (
          <AmountField
            key="percent"
            label="Percentage"
            value={effect.rate}
            writer={percentWriter}
            max={rateParts}
            wrong={wrongPercentage}
            error={errors['discount.effect.rate']}
            onChange={(rate) => set({ effect: { ...effect, rate: rate ?? 0 } })}
          />
        ) : null}
        {effect?.kind === 'amount' ? (
          <AmountField
            key="amount"
            label="Amount"
            value={effect.amountCents}
            writer={price}
            max={maxPriceCents}
            error={errors['discount.effect.amountCents']}
            onChange={(amountCents) => set({ effect: { ...effect, amountCents: amountCents ?? 0 } })}
          />
        ) : null}
        {discount ? (
          <TextField
            label="Reason"
            hint="The customer sees it."
            maxLength={100}
            value={discount.reason}
            onChange={(reason) => set({ reason })}
          />
        ) : null}
      </div>
    </Card>
  )
}
