import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { createStripeBooks, type StripeBooks } from './stripe-books'
import { type Json, missing, readFields, readText, StripeRefusal } from './stripe-http'

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>

interface Call {
  readonly method: string
  readonly path: string
  readonly fields: Json
}

/**
 * Stripe's API on a free port, as the official library meets it on the wire: form-encoded calls, keys, idempotency keys, bodies of
 * errors. It can be away, act and then say nothing, and be told what buyers, banks and the dashboard do.
 */
export async function startStripeDouble() {
  const accounts = new Map<string, StripeBooks>()
  const calls: Call[] = []
  const state = { isAway: false, isMute: false }
  let eventCount = 0

  async function answer(request: IncomingMessage): Promise<Json> {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const text = await readText(request)
    const fields = readFields(request.method === 'GET' ? url.search.slice(1) : text)
    calls.push({ method: request.method ?? '', path: url.pathname, fields })
    const key = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const books = accounts.get(key)
    if (books === undefined) throw wrongKey(key)
    const act = () => route(books, request.method ?? '', url.pathname, fields)
    const idempotencyKey = request.headers['idempotency-key']
    if (request.method !== 'POST') return act()
    return books.once(idempotencyKey?.toString(), `${url.pathname} ${text}`, act)
  }

  const server = createServer(async (request, response) => {
    if (state.isAway) return void request.socket.destroy()
    const { status, body } = await answer(request).then(
      (body) => ({ status: 200, body }),
      (error: unknown) => {
        if (error instanceof StripeRefusal) return error
        throw error
      },
    )
    if (state.isMute) return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    calls,
    openAccount(secretKey: string, name = 'Test shop'): StripeBooks {
      const books = createStripeBooks(`acct_${String(accounts.size + 1).padStart(4, '0')}`, name)
      accounts.set(secretKey, books)
      return books
    },
    /** A webhook as it is sent: the text, and what signs it. */
    tell({ type, object, secret, now, id = `evt_${++eventCount}` }: Told) {
      const created = Math.floor(now / 1000)
      const event = { id, object: 'event', api_version: null, created, data: { object }, livemode: false }
      const payload = JSON.stringify({
        ...event,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      })
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created })
      return { id, payload, signature }
    },
    stop(): Promise<void> {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

interface Told {
  readonly type: string
  readonly object: Json
  readonly secret: string
  readonly now: number
  readonly id?: string
}

function route(books: StripeBooks, method: string, path: string, fields: Json): Json {
  const [, , collection, id = '', action] = path.split('/')
  const at = `${method} ${collection}${id === '' ? '' : '/:id'}${action === undefined ? '' : `/${action}`}`
  switch (at) {
    case 'GET account':
      return books.account
    case 'POST payment_intents':
      return books.create(fields)
    case 'GET payment_intents/:id':
      return books.read(id, Object.values((fields.expand as Json | undefined) ?? {}).includes('latest_charge'))
    case 'POST payment_intents/:id/cancel':
      return books.cancel(id, fields)
    case 'POST refunds':
      return books.refund(fields)
    case 'GET refunds':
      return listOf(path, books.listRefunds(fields.payment_intent))
    case 'GET disputes':
      return listOf(path, books.listDisputes(fields.payment_intent))
    default:
      throw missing('address', path)
  }
}

function listOf(url: string, data: readonly Json[]): Json {
  return { object: 'list', url, has_more: false, data }
}

function wrongKey(key: string): StripeRefusal {
  const shown = `${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`
  return new StripeRefusal(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${shown}` })
}
