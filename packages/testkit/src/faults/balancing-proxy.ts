import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What may be sent a second time when nobody knows whether it arrived. */
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS'])

class NotTaken extends Error {}

/**
 * Before several hosts, by the rules that nginx has when nobody says otherwise: each in turn, over connections that are kept. Whoever
 * takes no connection is passed over; what was sent and stayed without an answer is sent to the next one only if it may be repeated.
 */
export async function startBalancingProxy() {
  const agents = new Map<number, Agent>()
  let turn = 0

  function forward(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { connection: _hop, ...kept } = headers
      const sent = request(
        { port, host: '127.0.0.1', agent: agents.get(port), method, path: url, headers: kept },
        resolve,
      )
      let isConnected = false
      sent.on('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => (isConnected = true))
        else isConnected = true
      })
      sent.on('error', (error) => reject(isConnected ? error : new NotTaken()))
      sent.end(body)
    })
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(asked)
    const ports = [...agents.keys()]
    turn += 1
    for (let step = 0; step < ports.length; step += 1) {
      try {
        const found = await forward(ports[(turn + step) % ports.length] as number, asked, body)
        const bytes = await buffer(found)
        const { connection: _hop, 'keep-alive': _hint, 'transfer-encoding': _framing, ...headers } = found.headers
        response.writeHead(found.statusCode ?? 502, headers).end(bytes)
        return
      } catch (error) {
        if (!(error instanceof NotTaken) && !repeatable.has(asked.method ?? '')) break
      }
    }
    response.writeHead(502).end()
  }

  const server = createServer((asked, response) => void answer(asked, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    add(port: number): void {
      agents.set(port, new Agent({ keepAlive: true }))
    },
    /** Only after its process has ended: until then it stays in the list, as it does in a file of settings. */
    remove(port: number): void {
      agents.get(port)?.destroy()
      agents.delete(port)
    },
    stop(): void {
      server.close()
      server.closeAllConnections()
      for (const agent of agents.values()) agent.destroy()
    },
  }
}
