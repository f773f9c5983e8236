import { reviewWords } from './review'

const dayMs = 24 * 60 * 60 * 1000

export const reviewRequestLifetimeDays = 120

export interface ReviewRequest {
  sentAt: number
  /** Products of the purchase that can be reviewed. */
  productIds: readonly string[]
  reviewedProductIds: readonly string[]
}

export type ReviewRequestState =
  | { kind: 'open'; productIds: string[] }
  | { kind: 'expired' | 'nothing-to-review' | 'already-reviewed'; message: string }

/** What the buyer sees behind the link of a review request. */
export function readReviewRequest(request: ReviewRequest, now: number): ReviewRequestState {
  if (now >= request.sentAt + reviewRequestLifetimeDays * dayMs) {
    return { kind: 'expired', message: reviewWords.expired }
  }
  if (request.productIds.length === 0) return { kind: 'nothing-to-review', message: reviewWords.nothingToReview }
  const productIds = request.productIds.filter((id) => !request.reviewedProductIds.includes(id))
  if (productIds.length === 0) return { kind: 'already-reviewed', message: reviewWords.alreadyReviewed }
  return { kind: 'open', productIds }
}
