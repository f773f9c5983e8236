import { z } from 'zod'
import {
  cancellation,
  mailRequest,
  newParcel,
  newRefund,
  orderAddressChange,
  orderDetail,
  orderExportQuery,
  orderList,
  orderNote,
  orderQuery,
  parcelChange,
} from '../commerce/orders/order-answers'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { noBody } from './no-content'

const params = z.strictObject({ orderId: id })
const ofParcel = z.strictObject({ orderId: id, parcelId: id })
const answer = orderDetail

/** What the people of a store do with its orders. Each change answers with the whole order as it is then. */
export const orderCalls = defineCalls({
  listOrders: { method: 'GET', path: api.orders, query: orderQuery, answer: orderList },
  exportOrders: {
    method: 'GET',
    path: api.ordersCsv,
    query: orderExportQuery,
    answer: z.unknown(),
    answerTypes: ['text/csv'],
  },
  readOrder: { method: 'GET', path: api.order, params, answer },
  readInvoice: { method: 'GET', path: api.orderInvoice, params, answer: z.unknown(), answerTypes: ['application/pdf'] },
  readPackingSlip: {
    method: 'GET',
    path: api.orderSlip,
    params,
    answer: z.unknown(),
    answerTypes: ['application/pdf'],
  },
  addParcel: { method: 'POST', path: api.orderParcels, params, body: newParcel, answer, status: 201 },
  changeParcel: { method: 'PATCH', path: api.orderParcel, params: ofParcel, body: parcelChange, answer },
  removeParcel: { method: 'DELETE', path: api.orderParcel, params: ofParcel, answer },
  refundOrder: { method: 'POST', path: api.orderRefunds, params, body: newRefund, answer, status: 201 },
  cancelOrder: { method: 'POST', path: api.orderCancel, params, body: cancellation, answer },
  renewDownloads: { method: 'POST', path: api.orderDownloads, params, body: noBody, answer },
  changeOrderAddress: { method: 'PUT', path: api.orderAddress, params, body: orderAddressChange, answer },
  markOrderPaid: { method: 'POST', path: api.orderPaid, params, body: noBody, answer },
  addOrderNote: { method: 'POST', path: api.orderNotes, params, body: orderNote, answer },
  sendOrderMail: { method: 'POST', path: api.orderMails, params, body: mailRequest, answer },
})
