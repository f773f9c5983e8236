import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * 'none': bytes pass. 'refuse': every connection is ended. 'hang': all connections stay open and new ones are taken, and nothing
 * comes through.
 */
export type Fault = 'none' | 'refuse' | 'hang'

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** Stands before a server on this machine and fails as networks and servers do. */
export async function startFaultProxy(targetPort: number) {
  const pairs = new Set<readonly [Socket, Socket]>()
  let fault: Fault = 'none'

  const server = createServer((near) => {
    if (fault === 'refuse') return near.destroy()
    const far = connect(targetPort, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.setNoDelay(true)
      one.on('data', (bytes) => other.write(bytes))
      one.on('end', () => other.end())
      one.on('error', () => undefined)
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
    if (fault === 'hang') holdBack(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function holdBack(pair: readonly [Socket, Socket]): void {
    for (const socket of pair) socket.pause()
  }

  return {
    port: (server.address() as AddressInfo).port,
    setFault(next: Fault): void {
      fault = next
      for (const pair of pairs) {
        if (next === 'hang') holdBack(pair)
        else for (const socket of pair) next === 'refuse' ? socket.destroy() : socket.resume()
      }
    },
    /** What is open stays so and carries nothing any more, as when something on the way has forgotten it; new ones work. */
    forgetOpen(): void {
      for (const pair of pairs) holdBack(pair)
    },
    async stop(): Promise<void> {
      server.close()
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
  }
}
