import { type TestCard, testCards } from '@sitewright/model/commerce/checkout/test-cards'

export function findTestCard(number: string): Omit<TestCard, 'kind'> {
  const card = Object.hasOwn(testCards, number) ? testCards[number] : undefined
  return card ?? { state: 'failed', failure: 'invalid-card' }
}
