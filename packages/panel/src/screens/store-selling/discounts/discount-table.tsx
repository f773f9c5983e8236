import type { Discount } from '@sitewright/model/commerce/selling/discounts'
import { Menu, type MenuItem } from '@sitewright/ui/floating/menu'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { StateMark } from '../../../parts/state-mark'
import { describeEffect, describeUses, discountStateLooks } from './discount-words'
import { useDiscountActions } from './use-discount-actions'

interface DiscountTableProps {
  discounts: readonly Discount[]
  onEdit: (discount: Discount) => void
}

export function DiscountTable({ discounts, onEdit }: DiscountTableProps) {
  const numbers = useStoreNumbers()
  const actions = useDiscountActions()
  function itemsFor(discount: Discount): MenuItem[] {
    return [
      { label: 'Edit', icon: 'pencil', run: () => onEdit(discount) },
      discount.isOn
        ? { label: 'Turn off', icon: 'close', run: () => void actions.setOn(discount, false) }
        : { label: 'Turn on', icon: 'check', run: () => void actions.setOn(discount, true) },
      { label: 'Delete', icon: 'trash', isDanger: true, run: () => void actions.remove(discount) },
    ]
  }
  return (
    <table className="people-table discount-table">
      <thead>
        <tr>
          <th scope="col">Discount</th>
          <th scope="col" className="product-wide">
            Offer
          </th>
          <th scope="col">Status</th>
          <th scope="col" className="product-number product-wide">
            Used
          </th>
          <th scope="col">
            <span className="sw-hidden-text">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {discounts.map((discount) => (
          <tr key={discount.id}>
            <td>
              <button type="button" className="discount-name" onClick={() => onEdit(discount)}>
                {discount.name}
              </button>
              <span className="sw-field-hint">
                {discount.code === null ? 'Automatic' : <code className="discount-code">{discount.code}</code>}
                <span className="discount-offer">{describeEffect(discount.effect, numbers)}</span>
              </span>
            </td>
            <td className="product-wide">{describeEffect(discount.effect, numbers)}</td>
            <td>
              <StateMark {...discountStateLooks[discount.state]} />
            </td>
            <td className="product-number product-wide">{describeUses(discount)}</td>
            <td className="people-menu">
              <Menu label={`Actions for ${discount.name}`} kind="quiet" items={() => itemsFor(discount)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
