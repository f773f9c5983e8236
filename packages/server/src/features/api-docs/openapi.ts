import { failures } from '@sitewright/model/failures/catalogue'
import { z } from 'zod'
import type { Access, Endpoint } from '../../http/endpoint'

type Json = Record<string, unknown>

/** The description of the API in OpenAPI 3.1, made from the calls themselves. */
export function describeApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sitewright API',
      version: '1',
      description:
        'Everything that the panel does. Calls about a site go to the built-in address of the site, calls about your account to any address where you sign in.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A personal access token (swt_…).' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by signing in. Every change also takes the crumb: ?crumb= or the header X-CSRF-Token.',
        },
        member: {
          type: 'apiKey',
          in: 'cookie',
          name: 'site-user',
          description: 'Set by signing in as a member. Every change also takes the header X-Siteuser-Xsrf-Token.',
        },
      },
    },
  }
}

const failureSchema = {
  type: 'object',
  required: ['error', 'errorKey'],
  properties: {
    error: { type: 'string', description: 'Words for a person.' },
    errorKey: { type: 'string', enum: Object.keys(failures), description: 'Which failure it is.' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Field → what is wrong with it.' },
    crumbFail: { type: 'boolean', description: 'The crumb was missing or old; repeat the call with the new one.' },
    crumb: { type: ['string', 'null'], description: 'The new crumb.' },
    loginRequired: { type: 'boolean' },
    authorizationFail: { type: 'boolean' },
  },
}

function describeCall(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.id,
    tags: [endpoint.group],
    summary: endpoint.summary,
    description: describeAccess(endpoint.access),
    'x-access': endpoint.access,
    security: securityOf(endpoint.access),
    parameters: [...describeParameters('path', endpoint.params), ...describeParameters('query', endpoint.query)],
    ...describeBody(endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Done.',
        ...(endpoint.status === 204
          ? {}
          : { content: { 'application/json': { schema: toJsonSchema(endpoint.answer, 'output') } } }),
      },
      ...Object.fromEntries(failureStatuses(endpoint).map((status) => [String(status), failureAnswer(status)])),
    },
  }
}

function securityOf(access: Access): Json[] {
  if (access === 'public') return []
  return access === 'member' ? [{ member: [] }] : [{ token: [] }, { session: [] }]
}

export function describeAccess(access: Access): string {
  if (access === 'public') return 'Anybody may call it.'
  if (access === 'account') return 'Who is signed in may call it.'
  if (access === 'member') return 'Who is signed in as a member of the site may call it.'
  return `Needs the permission ${access} on the site.`
}

function describeBody(endpoint: Endpoint): Json {
  if (endpoint.handlesBody === true) {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (endpoint.body === undefined) return {}
  return {
    requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(endpoint.body, 'input') } } },
  }
}

function describeParameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function failureStatuses(endpoint: Endpoint): number[] {
  const takesInput = endpoint.body !== undefined || endpoint.query !== undefined
  return [
    ...(takesInput ? [400] : []),
    ...(endpoint.access === 'public' ? [] : [401]),
    ...(endpoint.access === 'public' && endpoint.method === 'GET' ? [] : [403]),
    404,
    ...(endpoint.method === 'PUT' || endpoint.method === 'POST' ? [409] : []),
    ...(endpoint.body === undefined && endpoint.handlesBody !== true ? [] : [413, 415]),
    429,
    503,
  ]
}

const statusWords: Record<number, string> = {
  400: 'The request is not right; `errors` names the fields.',
  401: 'Nobody is signed in.',
  403: 'Not allowed, from another site, or without the right crumb.',
  404: 'There is no such thing.',
  409: 'It does not fit what is there now.',
  413: 'Too large.',
  415: 'Not a kind of content that is taken here.',
  429: 'Too many calls; wait as long as Retry-After says.',
  503: 'Not available now; try again later.',
}

function failureAnswer(status: number): Json {
  return {
    description: statusWords[status] ?? 'A failure.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

/** Rules that JSON Schema has no words for are left out of the description; the server still keeps them. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
