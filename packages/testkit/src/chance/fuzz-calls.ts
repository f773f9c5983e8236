import type { Endpoint } from '@sitewright/server/http/endpoint'
import fc from 'fast-check'
import { makeMultipart } from '../client/multipart'
import { brokenOf, nastyText, nastyValue, valuesOf } from './fuzz-values'

export interface FuzzedCall {
  readonly path: string
  readonly body?: { readonly content: string | Buffer; readonly contentType: string }
}

/** What stands in addresses and bodies: things that exist, by the names that parameters have. */
export type KnownIds = Readonly<Record<string, string>>

/** Calls of one endpoint, made from its schemas: right ones, nearly right ones and nonsense. */
export function callsOf(endpoint: Endpoint, known: KnownIds): fc.Arbitrary<FuzzedCall> {
  return fc
    .record({ path: pathsOf(endpoint, known), body: bodiesOf(endpoint, Object.values(known)) })
    .map(({ path, body }): FuzzedCall => (body === undefined ? { path } : { path, body }))
}

function pathsOf({ path, query }: Endpoint, known: KnownIds): fc.Arbitrary<string> {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name)
  const given = names.map((name) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant(known[name] ?? 'f'.repeat(24)) }, nastyText),
  )
  const queries = query === undefined ? fc.constantFrom('', '?x=%00') : queriesOf(valuesOf(query, Object.values(known)))
  return fc.tuple(fc.tuple(...given), queries).map(([values, text]) => {
    const filled = names.reduce((at, name, index) => at.replace(`:${name}`, () => encode(values[index] ?? '')), path)
    return filled + text
  })
}

function queriesOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const broken = values.chain((value) => brokenOf(value))
  const written = fc.oneof({ weight: 2, arbitrary: values }, broken).map((value) => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return `?${entries.map(([name, one]) => `${encode(name)}=${encode(one)}`).join('&')}`.slice(0, 6_000)
  })
  return fc.oneof(
    { weight: 8, arbitrary: written },
    fc.constantFrom('?', '?%zz=%', '?a=%00', '?__proto__=1', '?a[b]=c&a=d'),
  )
}

/** As a sloppy program writes it: half a character as its three bytes. */
export function encode(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text)
}

type Body = FuzzedCall['body']

function bodiesOf(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<Body> {
  if (endpoint.method === 'GET') return fc.constant(undefined)
  if (endpoint.handlesBody === true) return multipartBodies
  if (endpoint.body === undefined) return fc.oneof({ weight: 3, arbitrary: fc.constant<Body>(undefined) }, oddBodies)
  const right = valuesOf(endpoint.body, ids)
  const broken = right.chain((value) => brokenOf(value))
  return fc.oneof(
    { weight: 4, arbitrary: right.map(asJson) },
    { weight: 5, arbitrary: broken.map(asJson) },
    { weight: 1, arbitrary: oddBodies },
  )
}

function asJson(value: unknown): Body {
  return { content: JSON.stringify(value) ?? '', contentType: 'application/json' }
}

const oddBodies: fc.Arbitrary<Body> = fc.constantFrom<{ content: string; contentType: string }[]>(
  { content: '{"a":', contentType: 'application/json' },
  { content: '', contentType: 'application/json' },
  { content: '1e999', contentType: 'application/json' },
  { content: '{"version":1e999}', contentType: 'application/json' },
  { content: '"\\ud800"', contentType: 'application/json' },
  { content: '{"__proto__":{"a":1}}', contentType: 'application/json' },
  { content: '{"constructor":{"prototype":1}}', contentType: 'application/json' },
  { content: '['.repeat(5_000), contentType: 'application/json' },
  { content: `[${'0,'.repeat(210_000)}0]`, contentType: 'application/json' },
  { content: '{}', contentType: 'application/json; charset=utf-16' },
  { content: '{}', contentType: 'text/plain' },
  { content: '<a/>', contentType: 'application/xml' },
  { content: '{}', contentType: 'nonsense' },
  { content: 'a=%00&b=%zz', contentType: 'application/x-www-form-urlencoded' },
  { content: '--x', contentType: 'multipart/form-data; boundary=x' },
)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)
const csv = 'email,name\nada@example.com,Ada\nhalf\ud800@example.com,"\0"\n,\n'
const plan = { delimiter: ',', hasHeader: true, emailColumn: 0, nameColumn: 1, consent: 'They asked.' }

/** Parts that are right, badly named, missing or doubled; some bodies end too early, some say that they are something else. */
const multipartBodies: fc.Arbitrary<Body> = fc
  .record({
    altText: fc.option(nastyText),
    plan: fc.oneof(
      fc.constant(plan),
      nastyValue,
      fc.constant(plan).chain((it) => brokenOf(it)),
    ),
    name: fc.oneof(nastyText, fc.constant('picture.png')).map((text) => text.replace(/["\r\n]/g, '')),
    content: fc.constantFrom<string | Buffer>(png, csv, '', 'plain', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])),
    fieldName: fc.constantFrom('file', 'file', 'file', '__proto__', 'other', ''),
    cutAt: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
    contentType: fc.option(fc.constantFrom('multipart/form-data', 'application/json', 'multipart/mixed; boundary=a'), {
      freq: 6,
    }),
  })
  .map(({ altText, plan: givenPlan, name, content, fieldName, cutAt, contentType }) => {
    const made = makeMultipart([
      ...(altText === null ? [] : [{ name: 'altText', content: altText }]),
      { name: 'plan', content: JSON.stringify(givenPlan) ?? '' },
      { name: fieldName, filename: name, content },
    ])
    const body = cutAt === null ? made.body : made.body.subarray(0, Math.floor(made.body.length * cutAt))
    return { content: body, contentType: contentType ?? made.contentType }
  })
