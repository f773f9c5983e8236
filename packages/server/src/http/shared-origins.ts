import { cartTokenHeader } from '@sitewright/model/commerce/cart/cart-token'
import { fail } from '@sitewright/model/failures/catalog'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from './endpoint'
import { sendFailure } from './failure-answers'
import { isForeignRequest } from './origin-check'
import type { RequestContext } from './request-context'

const preflightSeconds = 600

/**
 * Whether a page of another origin asks that the owner of the site named. Such a page is somebody without a name: what the
 * browser keeps for the site is not looked at, so that it never acts for whoever is signed in here.
 */
export async function admitOrigin(
  context: Pick<RequestContext, 'hosts' | 'listOrigins'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { origin, host } = request.headers
  if (typeof origin !== 'string' || !isForeignRequest(request.headers)) return false
  const target = await context.hosts.resolve(host, request.originalUrl)
  if (
    target?.kind !== 'site' ||
    target.website.door === 'panel' ||
    !(await context.listOrigins(target.website)).includes(origin)
  )
    return false
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': `${cartTokenHeader}, Retry-After`,
  })
  delete request.raw.headers.cookie
  return true
}

/** Browsers ask before a page of another origin makes such a call. */
export function mountPreflights(app: FastifyInstance, endpoints: readonly Endpoint[], context: RequestContext): void {
  const shared = endpoints.filter(({ isShared }) => isShared)
  for (const path of new Set(shared.map((endpoint) => endpoint.path))) {
    const calls = shared.filter((endpoint) => endpoint.path === path)
    const methods = calls.map(({ method }) => method).join(', ')
    app.route({
      method: 'OPTIONS',
      url: path,
      handler: async (request, reply) => {
        if (request.headers.origin === undefined) return reply.callNotFound()
        reply.header('vary', 'Origin')
        if (!(await admitOrigin(context, request, reply))) return sendFailure(reply, fail('request.foreign-origin'))
        return reply
          .code(204)
          .headers({
            'access-control-allow-methods': methods,
            'access-control-allow-headers': `Content-Type, ${cartTokenHeader}`,
            'access-control-max-age': String(preflightSeconds),
          })
          .send()
      },
    })
  }
}
