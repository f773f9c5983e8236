import type { LiveMessage } from '@sitewright/model/live/live-notes'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A reader that is so far behind gets a new connection and the newest state, instead of a growing queue here. */
const maxWaitingBytes = 64 * 1024

/** An answer that does not end: one event per message. */
export function openStream(request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply
  const closers: (() => void)[] = []
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies that gather an answer before they pass it on would hold every event back.
    'x-accel-buffering': 'no',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  raw.flushHeaders()
  request.raw.socket.setNoDelay(true)
  raw.once('close', () => {
    for (const close of closers.splice(0)) close()
  })
  raw.on('error', () => undefined)

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > maxWaitingBytes) raw.destroy()
  }
  return {
    send: (message: LiveMessage) => write(`data: ${JSON.stringify(message)}\n\n`),
    beat: () => write(': still here\n\n'),
    close: () => {
      raw.end()
    },
    onClose: (listener: () => void) => {
      closers.push(listener)
    },
  }
}
