import { Readable } from 'node:stream'
import { orderCalls } from '@sitewright/model/calls/orders'
import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import { readSiteDocument } from '../../../../content/document-rows'
import { type Caller, defineEndpoint, type Endpoint } from '../../../../http/endpoint'
import { dataAnswerHeaders } from '../../../../http/security-headers'
import { siteOf } from '../../../../http/site-of'
import type { Services } from '../../../../services/services'
import { readOrder } from '../reading/read-order'
import { type Paper, writePaper } from './papers'

const rules = { group: 'Orders', access: 'store.manage' } as const
const failures = ['order.pdf-characters'] as const
const names = { invoice: 'invoice', slip: 'packing-slip' } as const

export function paperEndpoints(services: Services): Endpoint[] {
  async function write(caller: Caller, orderId: string, kind: Paper['kind']): Promise<Result<Buffer>> {
    const websiteId = siteOf(caller)
    const order = await readOrder(services, { websiteId, orderId })
    if (isFailure(order)) return order
    const { body } = await services.database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'settings'))
    return writePaper({ kind, order, settings: body })
  }
  const headersOf = (kind: Paper['kind']) => ({
    ...dataAnswerHeaders,
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${names[kind]}.pdf"`,
  })
  return [
    defineEndpoint(orderCalls.readInvoice, {
      ...rules,
      summary: 'Get an order’s invoice as a PDF, numbered like the order',
      handle: async ({ params: { orderId }, caller, reply }) => {
        const file = await write(caller, orderId, 'invoice')
        if (isFailure(file)) return file
        reply.headers(headersOf('invoice'))
        return Readable.from([file])
      },
      failures,
    }),
    defineEndpoint(orderCalls.readPackingSlip, {
      ...rules,
      summary: 'Get an order’s packing slip as a PDF',
      handle: async ({ params: { orderId }, caller, reply }) => {
        const file = await write(caller, orderId, 'slip')
        if (isFailure(file)) return file
        reply.headers(headersOf('slip'))
        return Readable.from([file])
      },
      failures,
    }),
  ]
}
