import { expect, test } from 'vitest'
import { type PageType, pageTypes } from '../reference/pages'
import { listChunksOfPage } from './page-chunks'

test('the reviews request page needs the product reviews, and the cart pages need the cart', () => {
  expect(listChunksOfPage(pageTypes.reviewsRequest)).toEqual(['commerce-product-reviews'])
  expect(listChunksOfPage(pageTypes.showCart)).toEqual(['commerce-cart-page'])
  expect(listChunksOfPage(pageTypes.commerceCartV2)).toEqual(['commerce-cart-page'])
})

test('no other kind of page needs either', () => {
  const special: readonly PageType[] = [pageTypes.reviewsRequest, pageTypes.showCart, pageTypes.commerceCartV2]
  const others = Object.values(pageTypes).filter((pageType) => !special.includes(pageType))
  expect(others.flatMap(listChunksOfPage)).toEqual([])
})
