import { z } from 'zod'
import { discount, discountChange, discountList, discountQuery, newDiscount } from '../commerce/selling/discounts'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { noBody, nothing } from './no-content'

const params = z.strictObject({ discountId: id })

export const discountCalls = defineCalls({
  listDiscounts: { method: 'GET', path: api.discounts, query: discountQuery, answer: discountList },
  createDiscount: { method: 'POST', path: api.discounts, body: newDiscount, answer: discount, status: 201 },
  readDiscount: { method: 'GET', path: api.discount, params, answer: discount },
  changeDiscount: { method: 'PATCH', path: api.discount, params, body: discountChange, answer: discount },
  deleteDiscount: { method: 'DELETE', path: api.discount, params, answer: nothing },
  restoreDiscount: { method: 'POST', path: api.discountRestore, params, body: noBody, answer: discount },
})
