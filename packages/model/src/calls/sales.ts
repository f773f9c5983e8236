import { sales, salesQuery } from '../commerce/orders/sales'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

export const salesCalls = defineCalls({
  readSales: { method: 'GET', path: api.sales, query: salesQuery, answer: sales },
})
