/** Apart from the other addresses: a visitor's page of a store needs these alone. */
export const storefrontAddresses = {
  /** What visitors see of a product at this moment. */
  product: '/api/commerce/storefront/products/:productId',
  quickView: '/api/census/RecordQuickView/:productId',
} as const
