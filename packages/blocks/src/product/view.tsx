import { settleChoice } from '@sitewright/model/commerce/products/option-choices'
import type { StoreTexts } from '@sitewright/model/commerce/products/product-on-page'
import { nameWish, type Shelf, type ShelfProduct } from '@sitewright/model/commerce/products/shelf'
import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import { isInFirstView } from '../ground/first-view'
import { FilledPicture } from '../picture/filled-picture'
import { BuyForm } from '../store/buy-form'
import { ChosenPrice } from '../store/chosen-price'
import { NoPicture, ProductMark } from '../store/product-card'
import { ProductPrice } from '../store/product-price'
import { showShelfPictures } from '../store/shelf-pictures'
import { type Product, wishOfProduct } from './schema'

/** A product with all that is needed to buy it, on any page. */
export function ProductView(input: BlockViewInput<Product>) {
  const { props, context } = input
  const shelf = props.productId === null ? null : context.shelves?.get(nameWish(wishOfProduct(props)))
  const [product] = shelf?.products ?? []
  if (product === undefined) return context.isEditing ? <EditingNote>{explain(shelf)}</EditingNote> : null
  return (
    <article
      className="product-block"
      data-layout={props.layout}
      data-ratio={props.pictureRatio}
      data-alignment={props.alignment}
      data-product={props.showButton ? product.id : undefined}
    >
      {props.showPicture && <ProductPicture product={product} input={input} />}
      {(props.showTitle || props.showPrice || props.showButton) && <ProductWords product={product} input={input} />}
    </article>
  )
}

/** Null: none is chosen. Undefined: it is not there yet. */
function explain(shelf: Shelf | null | undefined): string {
  if (shelf === null) return 'Choose a product.'
  if (shelf === undefined) return 'Loading product…'
  const title = shelf.unseen[0]?.title ?? null
  if (title === null) return 'This product was deleted. Choose another.'
  return `${title} is hidden from visitors, so nothing is shown here. Publish it, and its store page, to show it.`
}

interface PartInput {
  readonly product: ShelfProduct
  readonly input: BlockViewInput<Product>
}

function ProductPicture({ product, input: { props, context, place } }: PartInput) {
  const [picture] = showShelfPictures(product, context)
  const share = props.layout === 'beside' ? 50 : 100
  const sizes = `(max-width: 767px) 92vw, ${Math.ceil((place.columns.desktop / 24) * share)}vw`
  return (
    <a
      className="product-block-picture"
      href={product.href}
      aria-label={product.title}
      tabIndex={props.showTitle ? -1 : undefined}
    >
      <span className="product-card-pictures">
        {picture === undefined ? (
          <NoPicture />
        ) : (
          <FilledPicture picture={picture} sizes={sizes} isUrgent={isInFirstView(place.firstView)} />
        )}
      </span>
      {/* With a form the sale stands beside the price of what is chosen. */}
      <ProductMark card={{ ...product, isOnSale: product.isOnSale && product.form === null }} texts={context.texts} />
    </a>
  )
}

function ProductWords({ product, input: { props, context } }: PartInput) {
  return (
    <div className="product-block-words">
      {props.showTitle && (
        <h2 className="product-block-title">
          <a href={product.href}>{product.title}</a>
        </h2>
      )}
      {props.showPrice && <BlockPrice product={product} texts={context.texts} />}
      {props.showButton && <BuyForm product={product} texts={context.texts} />}
    </div>
  )
}

/** With a form it is that of the variant to be bought, as on the product's own page. */
function BlockPrice({ product: { form, price }, texts }: Pick<PartInput, 'product'> & { readonly texts: StoreTexts }) {
  const chosen = form === null ? undefined : settleChoice(form.variants, [])
  if (chosen !== undefined) return <ChosenPrice chosen={chosen} texts={texts} />
  return (
    <p className="product-price">
      <ProductPrice price={price} texts={texts} />
    </p>
  )
}
