import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fail } from '@sitewright/model/failures/catalog'
import { readPanelPlace } from '@sitewright/model/navigation/panel-path'
import Fastify, { type FastifyInstance } from 'fastify'
import { readHostName } from '../hosts/host-names'
import { checkStorable } from './check-text'
import type { Drain } from './drain'
import { failureBody, sendFailure, toFailure } from './failure-answers'
import { findAmbiguity, hasOneHost, pathOf } from './front-gate'
import { acceptJsonBodies } from './json-body'
import type { HttpServices, RequestContext } from './request-context'
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
  { settings, log }: HttpServices,
  { routes, showFailure }: Pick<RequestContext, 'routes' | 'showFailure'>,
  { fastPath, drain }: { readonly fastPath: FastPath; readonly drain: Pick<Drain, 'isClosing'> },
): FastifyInstance {
  const headers = securityHeaders(settings)
  const app = Fastify({
    serverFactory: (handler) => createGatedServer(handler, { headers, fastPath, drain }),
    // The panel of a site has the routes of any site, below a path of its own; `originalUrl` keeps what was sent.
    rewriteUrl: ({ headers: { host }, url = '/' }) =>
      readHostName(host) === settings.PLATFORM_HOST ? (readPanelPlace(url)?.rest ?? url) : url,
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) => sendFailure(reply, toFailure(error, log)),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawRefusal(statusOfClientError(error.code), headers))
    },
  })
  acceptJsonBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    // A packed body could unfold to any size; none of our clients sends one.
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') return sendFailure(reply, fail('request.unsupported-type'))
  })
  app.addHook('preValidation', async (request, reply) => {
    const refusal = checkStorable(request.params) ?? checkStorable(request.query) ?? checkStorable(request.body)
    if (refusal !== null) return showFailure(request, reply, refusal)
  })
  // Named, so that the catch-all of a site's pages never answers for the API.
  app.all('/api/*', (_request, reply) => reply.callNotFound())
  app.setErrorHandler((error, request, reply) =>
    showFailure(request, reply, toFailure(error, log, request.routeOptions.bodyLimit)),
  )
  app.setNotFoundHandler((request, reply) => {
    const methods = routes.methodsAt(pathOf(request.url))
    // An address of a call may hold something too long to be an id: then the method is right, and nothing is there.
    const isUnknown = methods.length === 0 || methods.includes(request.method)
    if (isUnknown) return showFailure(request, reply, fail('request.not-found'))
    return showFailure(request, reply.header('allow', methods.join(', ')), fail('request.wrong-method'))
  })
  return app
}

function createGatedServer(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  { headers, fastPath, drain }: { headers: HeaderList; fastPath: FastPath; drain: Pick<Drain, 'isClosing'> },
): Server {
  const names = Object.entries(headers)
  // Without the option Node itself refuses a request that names no host, in an answer with none of these headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (drain.isClosing) response.shouldKeepAlive = false
    // A page in the cache is known by its exact address under one host: nothing else ambiguous can reach it.
    if (hasOneHost(request) && fastPath(request, response)) return
    // Here, so that what the framework answers by itself, as while it stops, has them too.
    for (const [name, value] of names) response.setHeader(name, value)
    const refusal = findAmbiguity(request)
    if (refusal === null) handler(request, response)
    else refuse(response, refusal)
  })
  // An expectation that nobody meets; Node would answer it without a word.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of names) response.setHeader(name, value)
    refuse(response, 417)
  })
  server.headersTimeout = slowHeadersMs
  server.requestTimeout = slowRequestMs
  server.keepAliveTimeout = idleConnectionMs
  return server
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...dataAnswerHeaders, 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(failureBody(fail(status === 404 ? 'request.not-found' : 'request.malformed'))))
}

const rawStatuses = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const
type RawStatus = keyof typeof rawStatuses

function statusOfClientError(code: string): RawStatus {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** For what is no request yet: there is only the connection to answer on. */
function rawRefusal(status: RawStatus, headers: HeaderList): string {
  const body = JSON.stringify(failureBody(fail('request.malformed')))
  const lines = Object.entries({ ...headers, ...dataAnswerHeaders, 'content-type': 'application/json; charset=utf-8' })
  return [
    `HTTP/1.1 ${status} ${rawStatuses[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
