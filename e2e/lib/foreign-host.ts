import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignHost {
  readonly address: string
  /** Paths in the order they were asked for. */
  readonly asked: string[]
  stop(): Promise<unknown>
}

/** Somebody else's server. What a sandboxed frame asks for is told to no test driver: only the host that is asked knows. */
export async function startForeignHost(): Promise<ForeignHost> {
  const asked: string[] = []
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '')
    answer.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
