import { type FailureCode, failures } from '@sitewright/model/failures/catalog'
import { z } from 'zod'
import type { Access, Endpoint } from '../../http/endpoint'
import type { Route, RouteDescription } from '../../http/mount-routes'
import { type DocumentedAnswer, jsonType, listDocumentedAnswers } from './documented-answers'

type Json = Record<string, unknown>

/** The description of the API in OpenAPI 3.1, made from the calls themselves. */
export function describeApi(endpoints: readonly Endpoint[], routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = toTemplate(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint) }
  }
  for (const { method, path, description } of routes) {
    if (description !== undefined)
      paths[toTemplate(path)] = { [method.toLowerCase()]: describeRoute(path, description) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sitewright API',
      version: '1',
      description:
        'Everything the editor can do. Send calls about a site to its built-in address, and calls about your account to the platform’s address.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An API key (swt_…).' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'Set when you sign in. Every change also needs the crumb, as ?crumb= or in the header X-CSRF-Token.',
        },
        member: {
          type: 'apiKey',
          in: 'cookie',
          name: 'site-user',
          description: 'Set when a member signs in. Every change also needs the header X-Siteuser-Xsrf-Token.',
        },
      },
    },
  }
}

function toTemplate(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

/** A form of a page, and the page or the way that answers it. */
function describeRoute(path: string, { id, summary, group, answers }: RouteDescription): Json {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name)
  const responses = Object.entries(answers).map(([status, types]) => {
    const content = Object.fromEntries(types.map((type) => [type, {}]))
    return [status, { description: summary, ...(types.length === 0 ? {} : { content }) }]
  })
  return {
    operationId: id,
    tags: [group],
    summary,
    description: describeAccess('public'),
    'x-access': 'public',
    security: [],
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': {} } },
    responses: Object.fromEntries(responses),
  }
}

const failureSchema = {
  type: 'object',
  required: ['error', 'errorKey', 'cleaned'],
  properties: {
    error: { type: 'string', description: 'A message for people.' },
    errorKey: { type: 'string', enum: Object.keys(failures), description: 'The error code.' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Field → problem.' },
    cleaned: { type: 'boolean', description: 'The message has no technical details and can be shown to people.' },
    crumbFail: { type: 'boolean', description: 'The crumb was missing or outdated. Repeat the call with the new one.' },
    crumb: { type: ['string', 'null'], description: 'The new crumb.' },
    xsrfToken: { type: 'string', description: 'The member’s new token.' },
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
    responses: Object.fromEntries(
      listDocumentedAnswers(endpoint).map((answer) => [String(answer.status), describeAnswer(endpoint, answer)]),
    ),
  }
}

function describeAnswer(endpoint: Endpoint, { contentTypes, failures: codes }: DocumentedAnswer): Json {
  if (codes !== undefined) return describeFailure(codes)
  return {
    description: 'Success',
    ...(contentTypes.length === 0 ? {} : { content: describeContent(endpoint, contentTypes) }),
  }
}

function describeContent({ answer }: Endpoint, contentTypes: readonly string[]): Json {
  const describe = (type: string) => ({
    schema: type === jsonType ? toJsonSchema(answer, 'output') : { type: 'string' },
  })
  return Object.fromEntries(contentTypes.map((type) => [type, describe(type)]))
}

/** Which failure it is stands in `errorKey`; the words are those for a person. */
function describeFailure(codes: readonly FailureCode[]): Json {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties: { errorKey: { enum: codes } } }],
  }
  return {
    description: codes.map((code) => `\`${code}\`: ${failures[code][1]}`).join('\n\n'),
    content: { [jsonType]: { schema } },
  }
}

function securityOf(access: Access): Json[] {
  if (access === 'public') return []
  return access === 'member' ? [{ member: [] }] : [{ token: [] }, { session: [] }]
}

export function describeAccess(access: Access): string {
  if (access === 'public') return 'Anyone can call it.'
  if (access === 'account') return 'Any signed-in account can call it.'
  if (access === 'member') return 'Any signed-in member of the site can call it.'
  return `Requires the permission ${access} on the site.`
}

function describeBody(endpoint: Endpoint): Json {
  if (endpoint.parts !== undefined) {
    const schema = toJsonSchema(endpoint.parts, 'input')
    const types = endpoint.partsTypes ?? ['multipart/form-data']
    return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) } }
  }
  if (endpoint.body === undefined) return {}
  const isRequired = !endpoint.body.safeParse(undefined).success
  return {
    requestBody: { required: isRequired, content: { [jsonType]: { schema: toJsonSchema(endpoint.body, 'input') } } },
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

/** Rules that JSON Schema has no words for are left out of the description; the server still keeps them. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
