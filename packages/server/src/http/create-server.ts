import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fail } from '@sitewright/model/failures/catalogue'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Services } from '../services'
import { failureBody, sendFailure, toFailure } from './failure-answers'
import { findAmbiguity, pathOf } from './front-gate'
import { acceptJsonBodies } from './json-body'
import type { RequestContext } from './request-context'
import { dataAnswerHeaders, type HeaderList, securityHeaders } from './security-headers'

/** Answers a request at once and says so, or leaves it alone. It comes before everything, the front gate too. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

const slowHeadersMs = 15_000
const slowRequestMs = 10 * 60_000
/**
 * Load balancers keep a resting connection for 60 seconds. Were ours the shorter rest, we would close one just as they write
 * a request to it, and a form sent then would fail: what is not sure to be unread is never sent again.
 */
const idleConnectionMs = 75_000

export function createHttpServer(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  { routes, showFailure }: Pick<RequestContext, 'routes' | 'showFailure'>,
  fastPath: FastPath = () => false,
): FastifyInstance {
  const headers = securityHeaders(settings)
  const app = Fastify({
    serverFactory: (handler) => createGatedServer(handler, { headers, fastPath }),
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) => sendFailure(reply, toFailure(error, log)),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawRefusal(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, headers))
    },
  })
  acceptJsonBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    // A packed body could unfold to any size; none of our clients sends one.
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') return sendFailure(reply, fail('request.unsupported-type'))
  })
  // Named, so that the catch-all of a site's pages never answers for the API.
  app.all('/api/*', (_request, reply) => reply.callNotFound())
  app.setErrorHandler((error, request, reply) =>
    showFailure(request, reply, toFailure(error, log, request.routeOptions.bodyLimit)),
  )
  app.setNotFoundHandler((request, reply) => {
    const methods = routes.methodsAt(pathOf(request.url))
    if (methods.length === 0) return showFailure(request, reply, fail('request.not-found'))
    return showFailure(request, reply.header('allow', methods.join(', ')), fail('request.wrong-method'))
  })
  return app
}

function createGatedServer(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  { headers, fastPath }: { headers: HeaderList; fastPath: FastPath },
): Server {
  const server = createServer((request, response) => {
    // A page in the cache is known by its exact address under one host: nothing ambiguous can reach it.
    if (fastPath(request, response)) return
    const refusal = findAmbiguity(request)
    if (refusal !== null) {
      response.writeHead(refusal, {
        ...headers,
        ...dataAnswerHeaders,
        'content-type': 'application/json; charset=utf-8',
      })
      response.end(JSON.stringify(failureBody(fail(refusal === 404 ? 'request.not-found' : 'request.malformed'))))
    } else handler(request, response)
  })
  server.headersTimeout = slowHeadersMs
  server.requestTimeout = slowRequestMs
  server.keepAliveTimeout = idleConnectionMs
  return server
}

function rawRefusal(status: 400 | 431, headers: HeaderList): string {
  const body = JSON.stringify(failureBody(fail('request.malformed')))
  const lines = Object.entries({ ...headers, ...dataAnswerHeaders, 'content-type': 'application/json; charset=utf-8' })
  return [
    `HTTP/1.1 ${status} ${status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
