import { z } from 'zod'
import { shelf, shelfProduct, shelfQuery } from '../commerce/products/shelf'
import { shownProduct, storefrontQuery } from '../commerce/products/storefront'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { noBody, nothing } from './no-content'

const params = z.strictObject({ productId: id })

export const storefrontCalls = defineCalls({
  readStorefrontProduct: { method: 'GET', path: api.storefrontProduct, params, answer: shownProduct },
  listStorefrontProducts: {
    method: 'GET',
    path: api.storefrontProducts,
    query: storefrontQuery,
    answer: z.strictObject({ products: z.array(shelfProduct), nextCursor: z.string().nullable() }),
  },
  readShelf: { method: 'GET', path: api.shelf, query: shelfQuery, answer: shelf },
  recordQuickView: {
    method: 'POST',
    path: api.recordQuickView,
    params,
    body: noBody,
    answer: nothing,
    status: 204,
  },
})
