import { maxPriceCents } from '@sitewright/model/commerce/products/product'
import { Switch } from '@sitewright/ui/controls/switch'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { AmountField } from '../parts/amount-field'
import { Card } from '../parts/card'
import type { EditedProduct } from '../session/use-product-session'
import { SizeField, SkuField, WeightField } from '../variants/measure-fields'
import { StockField } from '../variants/stock-field'
import { editVariant } from '../variants/variant-edit'

/** Of a product with nothing to choose: of its only variant, or of a digital product itself. */
export function PriceCard({ edited }: { edited: EditedProduct }) {
  const { detail, value, change } = edited
  const [variant] = detail.variants
  if (variant) return <VariantCard edited={edited} variantId={variant.id} />
  const { priceCents: price, salePriceCents: salePrice, onSale } = value
  return (
    <Card title="Price">
      <PriceFields
        price={price}
        salePrice={salePrice}
        onSale={onSale}
        onPrice={(priceCents) => change({ priceCents }, 'Change the price')}
        onSalePrice={(salePriceCents) => change({ salePriceCents }, 'Change the sale price')}
        onSaleChange={(isOn) => change({ onSale: isOn }, isOn ? 'Start the sale' : 'End the sale')}
        saleError={edited.errors.salePriceCents}
      />
    </Card>
  )
}

function VariantCard({ edited, variantId }: { edited: EditedProduct; variantId: string }) {
  const edit = editVariant(edited, variantId)
  if (!edit) return null
  const { settings, change, detail } = edit
  const isPhysical = detail.productType === 'PHYSICAL'
  return (
    <Card title={isPhysical ? 'Price and stock' : 'Price'}>
      <PriceFields
        price={settings.price}
        salePrice={settings.salePrice}
        onSale={settings.onSale}
        onPrice={(price) => change({ price })}
        onSalePrice={(salePrice) => change({ salePrice })}
        onSaleChange={(onSale) => change({ onSale })}
        saleError={edit.errorOf('salePrice')}
      />
      <div className="product-fields">
        <SkuField edit={edit} />
        <StockField edit={edit} />
        {isPhysical ? <WeightField edit={edit} /> : null}
        {isPhysical ? <SizeField edit={edit} /> : null}
      </div>
    </Card>
  )
}

interface PriceFieldsProps {
  price: number
  salePrice: number
  onSale: boolean
  onPrice: (cents: number) => void
  onSalePrice: (cents: number) => void
  onSaleChange: (onSale: boolean) => void
  saleError: string | undefined
}

function PriceFields(props: PriceFieldsProps) {
  const { price, salePrice, onSale, onPrice, onSalePrice, onSaleChange } = props
  const numbers = useStoreNumbers()
  const canStart = salePrice > 0 && salePrice < price
  const shared = { writer: numbers.price, max: maxPriceCents }
  return (
    <>
      <div className="product-fields">
        <AmountField {...shared} label="Price" value={price} onChange={(cents) => onPrice(cents ?? 0)} />
        <AmountField
          {...shared}
          label="Sale price"
          value={salePrice}
          error={props.saleError}
          onChange={(cents) => onSalePrice(cents ?? 0)}
        />
      </div>
      <Switch
        label="On sale"
        hint={canStart || onSale ? undefined : 'Enter a sale price below the price first.'}
        checked={onSale}
        disabled={!onSale && !canStart}
        onChange={onSaleChange}
      />
    </>
  )
}
