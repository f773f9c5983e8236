import type { FastifyReply } from 'fastify'

/** After a form was sent: a reload does not send it again. */
export function goTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(303).header('cache-control', 'no-store').header('location', address).send()
}
