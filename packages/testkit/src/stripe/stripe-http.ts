import type { IncomingMessage } from 'node:http'

export type Json = Record<string, unknown>

export class StripeRefusal extends Error {
  readonly status: number
  readonly body: Json
  constructor(status: number, error: Json) {
    super(String(error.message))
    this.status = status
    this.body = { error: { doc_url: 'https://docs.stripe.com/error-codes', ...error } }
  }
}

export function refuse(code: string, message: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', code, message })
}

export function missing(kind: string, id: string): StripeRefusal {
  const message = `No such ${kind}: '${id}'`
  return new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message })
}

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** `metadata[orderId]=7&expand[0]=x` as the object that it means. */
export function readFields(text: string): Json {
  const fields: Json = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    let place = fields
    for (const part of path.slice(0, -1)) {
      place[part] ??= {}
      place = place[part] as Json
    }
    place[path.at(-1) ?? ''] = value
  }
  return fields
}
