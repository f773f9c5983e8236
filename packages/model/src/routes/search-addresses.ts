/** Apart from the other addresses: a page with a search field needs this one alone. */
export const searchAddresses = {
  preview: '/api/search',
} as const
