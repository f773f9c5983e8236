import { z } from 'zod'

export const reviewMaxLength = 1500

export const review = z.object({
  rating: z.int('Please select a star rating').min(1, 'Please select a star rating').max(5),
  text: z.string().trim().max(reviewMaxLength).default(''),
})

export const reviewWords = {
  ratingLabel: 'Rating (required)',
  noRating: 'Please select a star rating',
  alreadyReviewed: 'You have already reviewed this purchase',
  expired: 'Your review request has expired',
  nothingToReview: 'There are no products to review',
  failed: { title: 'Something went wrong', advice: 'Try submitting your review again' },
  saved: 'Thanks for your feedback',
} as const

/** What is wrong with a rating before it is sent, or null. */
export function checkRating(rating: unknown): string | null {
  return review.shape.rating.safeParse(rating).success ? null : reviewWords.noRating
}
