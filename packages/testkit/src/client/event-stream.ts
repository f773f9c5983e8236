import { type ClientRequest, request } from 'node:http'
import { type LiveMessage, liveMessage } from '@sitewright/model/live/live-notes'

export interface EventStream {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** What was sent so far. */
  readonly messages: readonly LiveMessage[]
  /** Whatever was sent, beats included. */
  text(): string
  isClosed(): boolean
  close(): void
}

/** Opens the stream of a page's events, as a browser's EventSource does. */
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
      const messages: LiveMessage[] = []
      let [text, rest, isClosed] = ['', '', false]
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        const events = (rest + chunk).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events.filter((it) => it.startsWith('data: ')))
          messages.push(liveMessage.parse(JSON.parse(event.slice(6))))
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
