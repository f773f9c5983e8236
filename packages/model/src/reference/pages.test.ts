import { expect, test } from 'vitest'
import { pageTypes, splashTypes } from './pages'

test('[REF-001] page types have exactly the documented numbers, and 1 has two names', () => {
  expect(pageTypes).toEqual({
    mainContent: 1,
    contentCollection: 1,
    page: 2,
    splashPage: 3,
    contentItem: 50,
    notFound: 100,
    error: 101,
    search: 102,
    lockScreen: 103,
    popupOverlay: 104,
    protectedContent: 105,
    memberAreaAccessDenied: 106,
    showCart: 200,
    checkout: 201,
    orderConfirmed: 202,
    donate: 203,
    contributionConfirmed: 204,
    commerceCartV2: 205,
    subscriptionConfirmed: 206,
    orderReceived: 207,
    membershipConfirmed: 208,
    reviewsRequest: 209,
    newsletterUnsubscribe: 300,
    commerceEmailPreview: 301,
  })
})

test('[REF-009] splash types are cover page 1, lock screen 2, popup overlay 3', () => {
  expect(splashTypes).toEqual({ coverPage: 1, lockScreen: 2, popupOverlay: 3 })
})
