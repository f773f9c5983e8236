import { z } from 'zod'
import {
  draftChange,
  draftContent,
  draftList,
  draftListQuery,
  draftOrder,
  draftPayment,
  draftQuote,
} from '../commerce/orders/draft-order'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { noBody, nothing } from './no-content'

const params = z.strictObject({ draftId: id })
const answer = draftOrder

/** Orders that the people of a store prepare for a customer. */
export const draftOrderCalls = defineCalls({
  listDraftOrders: { method: 'GET', path: api.draftOrders, query: draftListQuery, answer: draftList },
  createDraftOrder: { method: 'POST', path: api.draftOrders, body: draftContent, answer, status: 201 },
  quoteDraftOrder: { method: 'POST', path: api.draftQuote, body: draftContent, answer: draftQuote },
  readDraftOrder: { method: 'GET', path: api.draftOrder, params, answer },
  changeDraftOrder: { method: 'PUT', path: api.draftOrder, params, body: draftChange, answer },
  deleteDraftOrder: { method: 'DELETE', path: api.draftOrder, params, answer: nothing },
  sendDraftOrder: { method: 'POST', path: api.draftOrderSend, params, body: noBody, answer },
  payDraftOrder: { method: 'POST', path: api.draftOrderPaid, params, body: draftPayment, answer },
})
