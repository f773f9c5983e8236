import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { platformHost, startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { contactForm, registerTestForm } from '@sitewright/testkit/sites/test-forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStorable, readStorableJson } from './check-text'

let host: TestHost
let owner: TestOwner
beforeAll(async () => {
  host = await startTestHost()
  owner = await host.owner()
})
afterAll(() => host.stop())

const words = 'This text contains a character that can’t be saved. Remove it and try again.'
const unstorable = ['a\0b', '\ud800', 'x\udfffy']

test('a text that cannot be stored is found by the name of its field, wherever it stands', () => {
  expect(checkStorable({ a: [{ b: 'fine 😀' }, 1.5, null, true], c: undefined })).toBe(null)
  for (const text of unstorable) expect(checkStorable({ a: [{}, { b: text }] })?.errors).toEqual({ 'a.1.b': words })
  expect(checkStorable({ a: { 'name\0': 1 } })?.status).toBe(400)
  expect(checkStorable({ version: Number.POSITIVE_INFINITY })?.errors).toEqual({ version: words })
  expect([readStorableJson('["a"]'), readStorableJson('["\\u0000"]'), readStorableJson('[')]).toEqual([
    ['a'],
    undefined,
    undefined,
  ])
})

test('bodies, queries and forms with such a text are refused with 400 and words for a person, signed in or not', async () => {
  for (const text of unstorable) {
    const title = await owner.client.post(api.pages, { title: text })
    expect([title.status, title.body.errors]).toEqual([400, { title: words }])
    const login = await host.clientOn(platformHost).post(api.login, { email: text, password: text })
    expect([login.status, login.body.error]).toEqual([400, words])
  }
  for (const path of [
    `${api.assets}?search=%00`,
    `${api.siteMembers}?search=%00`,
    `${api.formSubmissions}?search=a%00`,
  ])
    expect([path, (await owner.client.get(path)).status]).toEqual([path, 400])
  const cursor = Buffer.from(JSON.stringify(['a\0', 'f'.repeat(24)])).toString('base64url')
  expect((await owner.client.get(`${api.assets}?sort=name&cursor=${cursor}`)).status).toBe(400)

  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site, contactForm)
  const posts: [string, Record<string, string>][] = [
    [fillPath(paths.formPost, { formId }), { email: 'a\0', message: 'x' }],
    [paths.memberLogin, { email: 'a\0', password: 'b' }],
  ]
  for (const [path, fields] of posts) {
    const answer = await sendForm(host, visitor, path, fields)
    expect([path, answer.status]).toEqual([path, 400])
    expect(answer.text).toContain('Remove it and try again.')
    expect(answer.headers['content-type']).toContain('text/html')
  }
  const page = await sendForm(host, host.clientOn(platformHost), paths.platformLogin, { email: '\0', password: 'x' })
  expect([page.status, String(page.headers['content-type'])]).toEqual([400, 'text/html; charset=utf-8'])
  expect(page.text).toContain('Remove it and try again.')
})

test('numbers beyond what the database holds are refused by the name of their field', async () => {
  const pageId = (await owner.client.get(api.pages)).body.pages[0].id
  const at = fillPath(api.pageDocument, { pageId })
  for (const version of [2 ** 31 - 1, 2 ** 53, -1, 0.5]) {
    const saved = await owner.client.put(at, { version, document: {} })
    expect([saved.status, Object.keys(saved.body.errors)]).toEqual([400, ['version']])
    expect((await owner.client.post(fillPath(api.pagePublish, { pageId }), { version })).status).toBe(400)
  }
  const revisions = fillPath(api.pageRevisions, { pageId })
  for (const cursor of ['99999999999', '-1', 'NaN', '1e99'])
    expect((await owner.client.get(`${revisions}?cursor=${cursor}`)).status).toBe(400)
  expect((await owner.client.get(`${api.formSubmissions}?from=0000-01-01`)).status).toBe(400)
})

test('an upload that is cut off, broken or badly named is refused with 400', async () => {
  const whole = makeMultipart([{ name: 'file', filename: 'a.txt', content: 'x'.repeat(2_000) }])
  const send = async (content: Buffer | string, contentType: string) => {
    const answer = await owner.client.call('POST', api.assets, undefined, { raw: { content, contentType } })
    return [answer.status, answer.body.errorKey]
  }
  for (const end of [10, 60, 150, 1_000, whole.body.length - 10])
    expect(await send(whole.body.subarray(0, end), whole.contentType)).toEqual([
      400,
      expect.stringMatching(/^request\.|^asset\./),
    ])
  expect(await send(whole.body, 'multipart/form-data')).toEqual([400, 'request.malformed'])
  expect(await send('{}', 'application/json')).toEqual([400, 'asset.missing-file'])
  const nul = makeMultipart([
    { name: 'altText', content: 'a\0b' },
    { name: 'file', filename: 'a.txt', content: 'x' },
  ])
  expect(await send(nul.body, nul.contentType)).toEqual([400, 'request.unstorable'])
  const proto = makeMultipart([{ name: '__proto__', filename: 'a.txt', content: 'x' }])
  expect((await send(proto.body, proto.contentType))[0]).toBe(400)
})
