import { id } from '@sitewright/model/id'
import { clientHeader } from '@sitewright/model/live/live-notes'
import type { FastifyRequest } from 'fastify'

/** The window that a request comes from, where it says so. */
export function readClient(request: Pick<FastifyRequest, 'headers'>): string | null {
  const parsed = id.safeParse(request.headers[clientHeader])
  return parsed.success ? parsed.data : null
}
