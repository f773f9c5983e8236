import type { ProductSummary } from '@sitewright/model/commerce/products/product-answers'
import { Menu, type MenuItem } from '@sitewright/ui/floating/menu'
import type { StoreNumbers } from '../../../data/store/store-numbers'
import { PictureThumb } from '../../../fields/assets/add-pictures'
import { wordsOfKeys } from '../../../ground/key-words'
import { goTo } from '../../../ground/router'
import { PanelLink } from '../../../parts/panel-link'
import { SelectCell } from '../../../parts/rows/select-cells'
import type { RowSelection } from '../../../parts/rows/use-row-selection'
import { StateMark } from '../../../parts/state-mark'
import { countWords, lookOfState, productTypeWords } from '../parts/product-words'
import { partOfProduct } from '../parts/store-parts'
import type { ProductActions } from './use-product-actions'

/** As in store.css: rows that are not drawn are counted with it. */
export const productRowPx = 65

interface ProductRowProps {
  product: ProductSummary
  rowIndex: number
  numbers: StoreNumbers
  selection: RowSelection
  actions: ProductActions
  onMove: ((by: 1 | -1) => void) | undefined
}

export function ProductRow({ product, rowIndex, numbers, selection, actions, onMove }: ProductRowProps) {
  const { id, title, tags, variantCount } = product
  return (
    <tr data-row={id} data-is-chosen={selection.has(id) || undefined} aria-rowindex={rowIndex}>
      <SelectCell id={id} name={title} selection={selection} />
      <td>
        <div className="product-name">
          <PictureThumb assetId={product.pictureId} />
          <span>
            <PanelLink to={{ screen: 'store', part: partOfProduct(id) }}>{title}</PanelLink>
            <small>
              {variantCount > 1
                ? countWords(variantCount, 'variant', 'variants')
                : productTypeWords[product.productType]}
            </small>
          </span>
        </div>
      </td>
      <td>
        <StateMark {...lookOfState(product.workflowState)} />
      </td>
      <td className="product-number">
        {writePrice(product, numbers)}
        {product.onSale ? <span className="sw-badge product-sale">Sale</span> : null}
      </td>
      <td className="product-number product-wide">
        <StockText product={product} lowStockAt={numbers.lowStockAt} />
      </td>
      <td className="product-wide">
        <span className="product-tags" title={tags.join(', ')}>
          {tags.join(', ')}
        </span>
      </td>
      <td className="people-menu">
        <Menu label={`Actions for ${title}`} kind="quiet" items={() => listActions(product, actions, onMove)} />
      </td>
    </tr>
  )
}

export function writePrice(
  { lowestPrice, hasVariedPrices }: Pick<ProductSummary, 'lowestPrice' | 'hasVariedPrices'>,
  { showPrice }: Pick<StoreNumbers, 'showPrice'>,
): string {
  return hasVariedPrices ? `from ${showPrice(lowestPrice)}` : showPrice(lowestPrice)
}

function StockText({ product, lowStockAt }: { product: ProductSummary; lowStockAt: number }) {
  if (product.isSoldOut) return <span className="stock-out">Sold out</span>
  if (product.stock === null) return 'Unlimited'
  return <span className={product.stock <= lowStockAt ? 'stock-low' : undefined}>{product.stock.toLocaleString()}</span>
}

function listActions(product: ProductSummary, actions: ProductActions, onMove: ProductRowProps['onMove']): MenuItem[] {
  const isLive = product.workflowState === 'PUBLISHED'
  return [
    { label: 'Edit', icon: 'pencil', run: () => goTo({ screen: 'store', part: partOfProduct(product.id) }) },
    isLive
      ? { label: 'Hide', icon: 'close', run: () => void actions.setState([product], 'DRAFT') }
      : { label: 'Show', icon: 'check', run: () => void actions.setState([product], 'PUBLISHED') },
    { label: 'Duplicate', icon: 'copy', run: () => void actions.duplicate(product) },
    ...(onMove
      ? [
          { label: 'Move up', icon: 'up' as const, keys: wordsOfKeys('alt+ArrowUp'), run: () => onMove(-1) },
          { label: 'Move down', icon: 'down' as const, keys: wordsOfKeys('alt+ArrowDown'), run: () => onMove(1) },
        ]
      : []),
    { label: 'Delete', icon: 'trash', isDanger: true, run: () => void actions.remove([product]) },
  ]
}
