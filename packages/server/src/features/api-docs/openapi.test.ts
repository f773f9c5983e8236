import { api } from '@sitewright/model/routes/api'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  responses: Record<string, { description: string; content: unknown }>
  security: unknown[]
  'x-access': string
}

test('the description names every mounted call once, with its access, parameters and answers', async () => {
  const { body, headers } = await host.clientOn(platformHost).get(api.openapi)
  expect(headers['content-type']).toContain('application/json')
  expect(body.openapi).toBe('3.1.0')
  const described = new Map<string, Operation>()
  for (const [path, methods] of Object.entries<Record<string, Operation>>(body.paths)) {
    for (const [method, operation] of Object.entries(methods))
      described.set(`${method.toUpperCase()} ${path}`, operation)
  }
  const { endpoints, routes } = host.app
  const calls = [...endpoints, ...routes.filter((it) => it.description !== undefined)]
  const mounted = calls.map((it) => `${it.method} ${it.path.replace(/:(\w+)/g, '{$1}')}`)
  expect([...described.keys()].sort()).toEqual([...mounted].sort())
  expect(new Set([...described.values()].map(({ operationId }) => operationId)).size).toBe(mounted.length)
  for (const [route, operation] of described) {
    const named = operation.parameters.filter((it) => it.in === 'path').map(({ name }) => name)
    expect([route, named]).toEqual([route, Array.from(route.matchAll(/\{(\w+)\}/g), ([, name]) => name)])
    expect(Object.keys(operation.responses)).toContain('404')
    expect(operation.security.length > 0).toBe(operation['x-access'] !== 'public')
  }
})

test('each call names every status it can answer, the types of what it sends, and the parts of an upload', async () => {
  const { body } = await host.clientOn(platformHost).get(api.openapi)
  const login: Operation = body.paths[api.login].post
  expect(Object.keys(login.responses)).toEqual(['200', '400', '401', '403', '404', '413', '415', '429', '503'])
  expect(login.responses['401']?.description).toContain('account.wrong-sign-in')
  const csv: Operation = body.paths[api.consentChoicesCsv].get
  expect(Object.keys(csv.responses['200']?.content as object)).toEqual(['text/csv'])
  const events: Operation = body.paths[api.pageLive.replace(':pageId', '{pageId}')].get
  expect(Object.keys(events.responses['200']?.content as object)).toEqual(['text/event-stream'])
  const { schema } = body.paths[api.assets].post.requestBody.content['multipart/form-data']
  expect([Object.keys(schema.properties), schema.required]).toEqual([['altText', 'folderId', 'file'], ['file']])
})

test('every reference in the description leads somewhere', async () => {
  const { text, body } = await host.clientOn(platformHost).get(api.openapi)
  const references = new Set(Array.from(text.matchAll(/"\$ref":"(#\/components[^"]+)"/g), ([, to]) => String(to)))
  expect(references.size).toBeGreaterThan(0)
  for (const reference of references) {
    const found = reference
      .slice(2)
      .split('/')
      .reduce((at, part) => at?.[part], body)
    expect([reference, typeof found]).toEqual([reference, 'object'])
  }
})

test('the readable page shows every call with an example, and runs no script', async () => {
  const { text, headers } = await host.clientOn(platformHost).get(api.docs)
  for (const endpoint of host.app.endpoints) expect(text).toContain(`id="${endpoint.id}"`)
  expect(text).toContain('Authorization: Bearer swt_…')
  expect(text).not.toContain('<script')
  expect(headers['content-security-policy']).not.toContain('unsafe')
})
