import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedCall {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** What it says, read as JSON. */
  readonly body: { id: string; type: string; createdAt: string; websiteId: string; data: Record<string, unknown> }
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>

/** A program on this machine that takes webhooks, and answers with what a test tells it to, else with 200. */
export async function startWebhookReceiver() {
  const received: ReceivedCall[] = []
  const answers: { status: number; text?: string; location?: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    received.push({ headers: request.headers, text, body: JSON.parse(text) })
    const { status, text: said = 'thanks', location } = answers.shift() ?? { status: 200 }
    response.writeHead(status, location === undefined ? {} : { location }).end(said)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** For the next calls, one each. */
    answers,
    /** The types of what was received since the last time, in order. */
    takeTypes: () => received.splice(0).map(({ body }) => body.type),
    close: () => server.close(),
  }
}
