import { maxPriceCents } from '@sitewright/model/commerce/products/product'
import type { KeyboardEvent } from 'react'
import { type StoreNumbers, useStoreNumbers } from '../../../data/store/store-numbers'
import { AmountField } from '../parts/amount-field'
import type { EditedProduct } from '../session/use-product-session'
import { cellMark, SizeField, SkuField, WeightField } from './measure-fields'
import { StockField } from './stock-field'
import { editVariant, type VariantEdit } from './variant-edit'
import { VariantPicture } from './variant-picture'

/** A table of fields: Tab goes across, the arrows and Enter go down and up in a column. */
export function VariantTable({ edited }: { edited: EditedProduct }) {
  const numbers = useStoreNumbers()
  const { detail } = edited
  const isPhysical = detail.productType === 'PHYSICAL'
  return (
    <div className="variant-scroll">
      <table className="variant-table" aria-label="Variants" onKeyDown={goDown}>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">SKU</th>
            <th scope="col">Price ({numbers.price.unit})</th>
            <th scope="col">Sale price</th>
            <th scope="col">On sale</th>
            <th scope="col">Stock</th>
            {isPhysical ? <th scope="col">Weight ({numbers.weight.unit})</th> : null}
            {isPhysical ? <th scope="col">L × W × H ({numbers.length.unit})</th> : null}
            <th scope="col">Image</th>
          </tr>
        </thead>
        <tbody>
          {detail.variants.map(({ id }) => {
            const edit = editVariant(edited, id)
            return edit ? (
              <VariantRow key={id} edit={edit} numbers={numbers} isPhysical={isPhysical} edited={edited} />
            ) : null
          })}
        </tbody>
      </table>
    </div>
  )
}

interface VariantRowProps {
  edit: VariantEdit
  edited: EditedProduct
  numbers: StoreNumbers
  isPhysical: boolean
}

function VariantRow({ edit, edited, numbers, isPhysical }: VariantRowProps) {
  const { settings, suffix, change, errorOf } = edit
  const price = { writer: numbers.price, max: maxPriceCents, hidesLabel: true, hidesUnit: true }
  return (
    <tr>
      <th scope="row">{suffix.replace(/^ of /, '')}</th>
      <td>
        <SkuField edit={edit} isCell />
      </td>
      <td>
        <AmountField
          {...price}
          label={`Price${suffix}`}
          value={settings.price}
          error={errorOf('price')}
          input={cellMark('price')}
          onChange={(cents) => change({ price: cents ?? 0 })}
        />
      </td>
      <td>
        <AmountField
          {...price}
          label={`Sale price${suffix}`}
          value={settings.salePrice}
          error={errorOf('salePrice')}
          input={cellMark('salePrice')}
          onChange={(cents) => change({ salePrice: cents ?? 0 })}
        />
      </td>
      <td className="variant-check">
        <input
          type="checkbox"
          {...cellMark('onSale')}
          aria-label={`On sale${suffix}`}
          checked={settings.onSale}
          onChange={(event) => change({ onSale: event.target.checked })}
        />
      </td>
      <td>
        <StockField edit={edit} isCell />
      </td>
      {isPhysical ? (
        <td>
          <WeightField edit={edit} isCell />
        </td>
      ) : null}
      {isPhysical ? (
        <td>
          <SizeField edit={edit} isCell />
        </td>
      ) : null}
      <td>
        <VariantPicture edit={edit} pictures={edited.value.pictures} />
      </td>
    </tr>
  )
}

function goDown(event: KeyboardEvent<HTMLTableElement>) {
  const step = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const field = event.target as HTMLElement
  const { column } = field.dataset
  if (step === 0 || column === undefined || event.altKey) return
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-column='${column}']`)]
  const next = fields[fields.indexOf(field as HTMLInputElement) + step]
  event.preventDefault()
  next?.focus()
  if (next && next.type !== 'checkbox') next.select()
}
