import { nameWish, type Shelf } from '@sitewright/model/commerce/products/shelf'
import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import { isInFirstView } from '../ground/first-view'
import { ProductCardView } from '../store/product-card'
import { showShelfPictures } from '../store/shelf-pictures'
import { type ProductList, productList, wishOfList } from './schema'

/** Products side by side, as the store lists them. */
export function ProductListView({ props, context, place }: BlockViewInput<ProductList>) {
  const isAsked = productList.isEmpty?.(props) !== true
  const shelf = isAsked ? context.shelves?.get(nameWish(wishOfList(props))) : null
  const products = shelf?.products ?? []
  const note = context.isEditing ? explain(props, shelf) : null
  if (products.length === 0) return note === null ? null : <EditingNote>{note}</EditingNote>
  const width = Math.ceil(((place.columns.desktop / 24) * 92) / props.columns)
  return (
    <div className="product-list" data-store-list={props.quickView ? '' : undefined}>
      {note !== null && <EditingNote>{note}</EditingNote>}
      <ul className="product-grid" data-columns={props.columns} data-ratio={props.pictureRatio}>
        {products.map(({ pictures, form, ...card }, index) => {
          const [picture = null, secondPicture = null] = showShelfPictures({ pictures, title: card.title }, context)
          return (
            <ProductCardView
              key={card.id}
              card={{ ...card, picture, secondPicture }}
              sizes={`(max-width: 767px) 46vw, ${width}vw`}
              isUrgent={isInFirstView(place.firstView) && index < props.columns}
              hasPrice={props.showPrice}
              heading="h2"
              hasQuickView={props.quickView}
              texts={context.texts}
            />
          )
        })}
      </ul>
    </div>
  )
}

/** Null: nothing was asked for. Undefined: it is not there yet. */
function explain({ source }: ProductList, shelf: Shelf | null | undefined): string | null {
  if (shelf === null)
    return { category: 'Choose a category.', tag: 'Enter a tag.' }[source as string] ?? 'Choose products.'
  if (shelf === undefined) return 'Loading products…'
  const { products, unseen } = shelf
  if (unseen.length > 0) {
    const names = unseen.map(({ title }) => title ?? 'A deleted product').join(', ')
    return `Hidden from visitors: ${names}.`
  }
  return products.length === 0 ? 'There are no published products to show here.' : null
}
