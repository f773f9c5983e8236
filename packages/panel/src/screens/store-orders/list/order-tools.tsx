import { fulfillmentStates, orderPaymentStates } from '@sitewright/model/commerce/orders/order-states'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useCallback } from 'react'
import { useSiteDocument } from '../../../data/site/site-documents'
import type { OrderFilter } from '../../../data/store/orders'
import { SearchField } from '../../store/parts/search-field'
import { fulfillmentLooks, paymentLooks } from '../parts/order-words'
import { dayOf, endOfDay, lastDayOf, startOfDay } from './order-filter'

interface OrderToolsProps {
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
}

/** Search, states and days, which are those of the site's time zone. */
export function OrderTools({ filter, onFilter }: OrderToolsProps) {
  const timeZone = useSiteDocument('settings').data?.body.timeZone ?? 'UTC'
  const search = useCallback((query: string | undefined) => onFilter({ ...filter, query }), [filter, onFilter])
  const pick = <Value extends string>(value: Value | '') => (value === '' ? undefined : value)
  return (
    <search className="store-tools order-tools" aria-label="Orders">
      <SearchField
        label="Search orders"
        placeholder="Search by number, customer or product"
        query={filter.query}
        onQuery={search}
      />
      <Select
        hidesLabel
        label="Payment"
        value={filter.paymentState ?? ''}
        choices={[
          { value: '', label: 'Any payment' },
          ...orderPaymentStates.map((value) => ({ value, label: paymentLooks[value].label })),
        ]}
        onChange={(value) => onFilter({ ...filter, paymentState: pick(value) })}
      />
      <Select
        hidesLabel
        label="Fulfillment"
        value={filter.fulfillmentState ?? ''}
        choices={[
          { value: '', label: 'Any fulfillment' },
          ...fulfillmentStates.map((value) => ({ value, label: fulfillmentLooks[value].label })),
        ]}
        onChange={(value) => onFilter({ ...filter, fulfillmentState: pick(value) })}
      />
      <div className="order-days">
        <TextField
          label="From"
          type="date"
          value={dayOf(filter.placedFrom, timeZone)}
          max={lastDayOf(filter.placedBefore, timeZone) || undefined}
          onChange={(day) => onFilter({ ...filter, placedFrom: startOfDay(day, timeZone) })}
        />
        <TextField
          label="To"
          type="date"
          value={lastDayOf(filter.placedBefore, timeZone)}
          min={dayOf(filter.placedFrom, timeZone) || undefined}
          onChange={(day) => onFilter({ ...filter, placedBefore: endOfDay(day, timeZone) })}
        />
      </div>
    </search>
  )
}
