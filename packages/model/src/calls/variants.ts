import { variantList, variantQuery } from '../commerce/products/variant-list'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

export const variantCalls = defineCalls({
  listVariants: { method: 'GET', path: api.variants, query: variantQuery, answer: variantList },
})
