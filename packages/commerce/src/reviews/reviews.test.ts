import { expect, test } from 'vitest'
import { checkRating, review, reviewWords } from './review'
import { readReviewRequest } from './review-request'

const day = 86_400_000
const request = { sentAt: 0, productIds: ['a', 'b'], reviewedProductIds: [] }

test('[COM-083] a review without a rating asks for one', () => {
  for (const none of [undefined, null, 0, 6, 2.5, '4']) expect(checkRating(none)).toBe('Please select a star rating')
  for (const rating of [1, 2, 3, 4, 5]) expect(checkRating(rating)).toBe(null)
})

test('a review has at most 1500 characters', () => {
  expect(review.safeParse({ rating: 5, text: 'x'.repeat(1500) }).success).toBe(true)
  expect(review.safeParse({ rating: 5, text: 'x'.repeat(1501) }).success).toBe(false)
})

test('[COM-084] a purchase whose products are all reviewed says so', () => {
  expect(readReviewRequest({ ...request, reviewedProductIds: ['b', 'a'] }, day)).toMatchObject({
    message: 'You have already reviewed this purchase',
  })
  expect(readReviewRequest({ ...request, reviewedProductIds: ['b'] }, day)).toEqual({ kind: 'open', productIds: ['a'] })
})

test('[COM-085] a request expires after 120 days', () => {
  expect(readReviewRequest(request, 120 * day - 1)).toEqual({ kind: 'open', productIds: ['a', 'b'] })
  expect(readReviewRequest(request, 120 * day)).toMatchObject({ message: 'Your review request has expired' })
})

test('[COM-086] a request without products has nothing to review', () => {
  expect(readReviewRequest({ ...request, productIds: [] }, day)).toMatchObject({
    message: 'There are no products to review',
  })
})

test('the other words of reviews are as stated', () => {
  expect(reviewWords).toMatchObject({
    ratingLabel: 'Rating (required)',
    failed: { title: 'Something went wrong', advice: 'Try submitting your review again' },
    saved: 'Thanks for your feedback',
  })
})
