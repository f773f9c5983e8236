import type { StoreTexts } from '@sitewright/model/commerce/products/product-on-page'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { FilledPicture } from '../picture/filled-picture'
import { ProductPrice } from './product-price'
import type { ProductCard } from './store-views'

interface ProductCardInput {
  readonly card: ProductCard
  readonly sizes: string
  readonly isUrgent: boolean
  readonly hasPrice?: boolean
  /** Where no heading stands above the list. */
  readonly heading?: 'h2' | 'h3'
  readonly hasQuickView: boolean
  readonly texts: StoreTexts
}

export function ProductCardView(input: ProductCardInput) {
  const { card, sizes, isUrgent, hasPrice = true, heading: Heading = 'h3', hasQuickView, texts } = input
  return (
    <li className="product-card" data-sold-out={card.isSoldOut ? '' : undefined}>
      <div className="product-card-frame">
        <div className="product-card-pictures">
          {card.picture === null ? (
            <NoPicture />
          ) : (
            <FilledPicture picture={card.picture} sizes={sizes} isUrgent={isUrgent} />
          )}
          {card.picture !== null && card.secondPicture !== null && (
            <FilledPicture
              picture={{ ...card.secondPicture, alt: '' }}
              sizes={sizes}
              isUrgent={false}
              className="product-card-second"
            />
          )}
        </div>
        <ProductMark card={card} texts={texts} />
        {hasQuickView && (
          <a
            className="quick-view-link"
            href={card.href}
            data-quick-view={card.id}
            aria-haspopup="dialog"
            aria-label={fillWords(texts.store.quickViewOf, { product: card.title })}
          >
            {texts.store.quickView}
          </a>
        )}
      </div>
      <Heading className="product-card-title">
        <a className="product-link" href={card.href}>
          {card.title}
        </a>
      </Heading>
      {hasPrice && (
        <p className="product-price">
          <ProductPrice price={card.price} texts={texts} />
        </p>
      )}
    </li>
  )
}

interface ProductMarkInput {
  readonly card: Pick<ProductCard, 'isSoldOut' | 'isOnSale'>
  readonly texts: StoreTexts
}

export function ProductMark({ card, texts }: ProductMarkInput) {
  const { choice } = texts.store
  if (card.isSoldOut) return <p className="product-mark">{choice.soldOut}</p>
  if (!card.isOnSale) return null
  return (
    <p className="product-mark" data-kind="sale">
      {choice.sale}
    </p>
  )
}

/** A calm stand-in, so that the grid keeps its lines. */
export function NoPicture() {
  return (
    <svg className="no-picture" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M8 12h32v24H8zM8 31l9-8 7 6 6-5 10 8M31 19.500h.01" />
    </svg>
  )
}
