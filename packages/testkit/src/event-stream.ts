import { type ClientRequest, request } from 'node:http'

export interface EventStream {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** What was sent so far, read as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  readonly messages: readonly any[]
  /** Whatever was sent, beats included. */
  text(): string
  isClosed(): boolean
  close(): void
}

/** Opens a stream of server-sent events, as a browser's EventSource does. */
export function openEvents(
  port: number,
  from: { host: string; path: string; cookies: ReadonlyMap<string, string> },
): Promise<EventStream> {
  const cookie = [...from.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { host: from.host, accept: 'text/event-stream', ...(cookie === '' ? {} : { cookie }) }
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request({ host: '127.0.0.1', port, path: from.path, headers, agent: false })
    asked.once('error', reject)
    asked.once('response', (response) => {
      const messages: unknown[] = []
      let [text, rest, isClosed] = ['', '', false]
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        const events = (rest + chunk).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) if (event.startsWith('data: ')) messages.push(JSON.parse(event.slice(6)))
      })
      response.on('error', () => undefined)
      response.once('close', () => {
        isClosed = true
      })
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        messages,
        text: () => text,
        isClosed: () => isClosed,
        close: () => asked.destroy(),
      })
    })
    asked.end()
  })
}
