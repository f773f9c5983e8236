import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface RawRequest {
  /** The Host header, whatever the socket is connected to. */
  readonly host: string
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Buffer
}

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

/** One request over a real socket, sent letter for letter; without an agent over a connection of its own. */
export function sendRaw(port: number, agent: Agent | false, input: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { host: input.host, ...withLength(input.body), ...input.headers }
    const sent = request(
      { port, host: '127.0.0.1', agent, method: input.method ?? 'GET', path: input.path, headers },
      (answer) => {
        const { statusCode: status = 0 } = answer
        // A stream of events never ends: its beginning is the answer.
        if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
          sent.destroy()
          return resolve({ status, headers: answer.headers, bytes: Buffer.alloc(0), text: '' })
        }
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(parts)
          resolve({ status, headers: answer.headers, bytes, text: bytes.toString('utf8') })
        })
      },
    )
    sent.on('error', reject)
    sent.end(input.body)
  })
}

function withLength(body: string | Buffer | undefined): Record<string, string> {
  return body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
}
