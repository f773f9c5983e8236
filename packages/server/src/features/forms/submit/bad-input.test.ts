import { formFieldTypes } from '@sitewright/model/forms/fields/field-types'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { askFormKey, registerTestForm, sendTestForm, submissionBody } from '@sitewright/testkit/sites/test-forms'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
beforeAll(async () => {
  host = await startTestHost({ environment: { FORM_SUBMISSIONS_PER_MINUTE: '10000' } })
})
beforeEach(async () => {
  owner = await host.owner()
})
afterAll(() => host.stop())

const script = `=1+1"><script>alert('x')</script>`
const settings: Record<string, object> = {
  hidden: { key: 'hidden', value: '' },
  radio: { options: ['One'] },
  checkbox: { options: ['One', 'Two'] },
  select: { options: ['One'] },
  likert: { options: ['Clay is calm'] },
}
const fields = formFieldTypes.map((type) => ({ type, id: type, title: `${type} <b>`, ...settings[type] }))
/** As many parts as each type has. */
const parts: Record<string, number> = { name: 2, address: 6, date: 3, time: 4, phone: 4, checkbox: 2 }

function makeValue(type: string) {
  if (type === 'likert') return { 'Clay is calm': [script] }
  return parts[type] === undefined ? script : Array.from({ length: parts[type] }, () => script)
}

const stored = () =>
  host.services.database.site(owner.site.id, (tx) => tx.selectFrom('submissions').select('answers').execute())

test('[SEC-30] [SEC-35] script in every field stays text in the inbox, in mails and in files', async () => {
  const form = { name: 'Ask', fields, captcha: 'none', validate: false, storage: { emails: ['clerk@example.com'] } }
  const formId = await registerTestForm(host, owner.site, form)
  const asked = formFieldTypes.filter((type) => type !== 'section')
  const values = Object.fromEntries(asked.map((type) => [type, makeValue(type)]))
  expect((await sendTestForm(host.visitor(owner.site), formId, values)).status).toBe(200)
  const [submission] = (await owner.client.get(api.formSubmissions)).body.submissions
  const opened = await owner.client.get(fillPath(api.formSubmission, { submissionId: submission.id }))
  expect(opened.headers['content-type']).toContain('application/json')
  expect(opened.body.answers).toEqual(values)

  await host.runDueJobs()
  const [mail] = await readMails(host, owner.site.id)
  expect(mail?.html).not.toMatch(/<script|<b>/i)
  expect(mail?.html.match(/&#60;script&#62;/g)?.length).toBeGreaterThanOrEqual(asked.length - 1)

  const csv = (await owner.client.get(api.formSubmissionsExport)).text
  const [, row = ''] = csv.split('\r\n')
  const cells = row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  expect(cells.length).toBe(4 + asked.length)
  for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/)
})

test('what is too large, too much or no text is refused or cleaned, and stores nothing by half', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site, { name: 'Ask', fields, captcha: 'none' })
  const post = async (body: string | Buffer) => {
    const { host: name } = visitor
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${name}` }
    const path = fillPath(paths.formPost, { formId })
    return (await host.request({ host: name, method: 'POST', path, body, headers })).status
  }
  expect(await post(`text=${'x'.repeat(10_000_000)}`)).toBe(413)
  expect(await post(Array.from({ length: 10_000 }, (_, index) => `f${index}=x`).join('&'))).toBeGreaterThanOrEqual(303)
  expect(await post(`text=${'%FF%00'.repeat(20)}&email=%00`)).toBeLessThan(500)
  expect(await post(Buffer.from([0xff, 0xfe, 0x00, 0x3d, 0x80]))).toBeLessThan(500)
  for (const { answers } of await stored()) expect(JSON.stringify(answers)).not.toMatch(/\\u0000|\\u0001/)

  const before = (await stored()).length
  const { key } = await askFormKey(visitor)
  const send = async (body: Buffer) => {
    const headers = { 'content-type': 'application/json' }
    return host.request({ host: visitor.host, method: 'POST', path: api.saveFormSubmission, body, headers })
  }
  const body = JSON.stringify(submissionBody({ key, formId, values: { text: 'BINARY' } }))
  const binary = Buffer.from(body.replace('BINARY', '\u0001'), 'latin1')
  expect((await send(Buffer.concat([binary, Buffer.from([0xff])]))).status).toBe(400)
  const tooLarge = await visitor.post(
    api.saveFormSubmission,
    submissionBody({ key, formId, values: { textarea: 'x'.repeat(10_000_000) } }),
  )
  expect(tooLarge.status).toBe(413)
  expect(await stored()).toHaveLength(before)
  // None of them used up the key.
  const sound = submissionBody({ key, formId, values: { text: 'Hello' } })
  expect((await visitor.post(api.saveFormSubmission, sound)).status).toBe(200)
})
