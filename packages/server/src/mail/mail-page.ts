import type { FastifyReply } from 'fastify'

/** A mail as a document of its own: framed by the panel alone, without scripts, forms, cookies or a way out. */
const mailHeaders = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
} as const

export function sendMailPage(reply: FastifyReply, html: string): string {
  reply.headers(mailHeaders)
  return html
}
