import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

export type SmtpDouble = Awaited<ReturnType<typeof startSmtpDouble>>

/** A real mail server on a free port. It can be away, refuse for now, refuse for good, or take a mail and say nothing. */
export async function startSmtpDouble() {
  const received: ReceivedMail[] = []
  const state = { isAway: false, refusal: null as string | null, isMuteAfterMail: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      const code = Number(state.refusal?.slice(0, 3))
      done(state.refusal === null ? null : Object.assign(new Error(state.refusal.slice(4)), { responseCode: code }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        if (state.isMuteAfterMail) for (const socket of sockets) socket.destroy()
        else done()
      })
    },
  })
  server.on('error', () => undefined)
  const inner = server.listen(0, '127.0.0.1')
  await once(inner, 'listening')
  const sockets = new Set<Socket>()
  const front = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    if (state.isAway) return void socket.destroy()
    const behind = connect((inner.address() as AddressInfo).port, '127.0.0.1')
    behind.on('error', () => socket.destroy())
    socket.on('close', () => behind.destroy())
    socket.pipe(behind).pipe(socket)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    url: `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`,
    received,
    state,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      front.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
