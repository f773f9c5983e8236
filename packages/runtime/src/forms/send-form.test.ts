import { hitData } from '@sitewright/model/analytics/events/hit-data'
import { describePage } from '@sitewright/model/analytics/pages/describe-page'
import { forms } from '@sitewright/model/visitor-texts/english/forms'
import { expect, test } from 'vitest'
import type { PostForm } from './form-calls'
import { sendForm } from './send-form'
import { createSubmissionKeys } from './submission-keys'

const hit = hitData.parse({
  ...{ userAgent: 'x', clientDate: 1, viewportInnerWidth: 1, viewportInnerHeight: 1, screenWidth: 1, screenHeight: 1 },
  ...{ websiteId: 'w', website_locale: 'en', url: 'u', title: 't', localStorageSupported: true },
  ...{ queryString: '', referrer: '' },
})
const parts = {
  ...{ formId: 'f', collectionId: 'c', objectName: 'f', submitButtonText: 'Send' },
  container: 'page',
  ...{ values: { name: 'Ada' }, captchaKey: null, hit },
  page: describePage({ title: 't', path: '/', collectionId: 'c', access: 'public' }),
} as const

function send(post: PostForm, key: { key: string; solution: string | null } | null = { key: 'k1', solution: null }) {
  return sendForm({
    post,
    keys: { take: async () => key, keep: () => undefined },
    fieldIds: ['name'],
    parts,
    texts: forms.sending,
  })
}

test('[FORM-084] [FORM-094] the submission goes to its address with the key, and a good status is success', async () => {
  const sent: unknown[] = []
  const outcome = await send(async (address, body) => {
    sent.push(address, body)
    return { status: 200, data: {} }
  })
  expect(outcome).toEqual({ kind: 'success', asksToConfirm: false })
  expect(sent[0]).toBe('/api/form/SaveFormSubmission')
  expect(sent[1]).toMatchObject({ key: 'k1', form: '{"name":"Ada"}', formId: 'f' })
  expect(sent[1]).not.toHaveProperty('captchaKey')
})

test('the answer to the puzzle of the key goes with it', async () => {
  let sent: unknown
  const remember: PostForm = async (_address, body) => {
    sent = body
    return { status: 200, data: {} }
  }
  await send(remember, { key: 'k1', solution: '421' })
  expect(sent).toMatchObject({ key: 'k1', captchaKey: '421' })
})

test('[FORM-083] without a key nothing is sent, and the words say so', async () => {
  const outcome = await send(async () => {
    throw new Error('nothing may be sent')
  }, null)
  expect(outcome).toMatchObject({ message: 'Could not get a form submission key, please try again later.' })
})

test('[FORM-097] a call that breaks off is told in its words', async () => {
  const outcome = await send(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(outcome).toMatchObject({ message: 'Error processing form submission. Please reload and try again.' })
})

test('[FORM-096] field errors of the host come back by field', async () => {
  const outcome = await send(async () => ({ status: 400, data: { errors: { name: 'Name is required.' } } }))
  expect(outcome).toMatchObject({ kind: 'failure', fieldErrors: { name: 'Name is required.' } })
})

/** A host whose answers are lost as often as the test says; a key that was used for other words is refused. */
function startHost({ lostAnswers }: { lostAnswers: number }) {
  const stored = new Map<string, string>()
  let [keys, lost] = [0, 0]
  const post: PostForm = async (address, body) => {
    if (address.endsWith('Key')) return { status: 200, data: { key: `k${++keys}` } }
    const { key, form } = body as { key: string; form: string }
    const isOther = stored.has(key) && stored.get(key) !== form
    if (!isOther) stored.set(key, form)
    if (++lost <= lostAnswers) throw new TypeError('Failed to fetch')
    return isOther ? { status: 401, data: {} } : { status: 200, data: {} }
  }
  return { stored, post, keys: createSubmissionKeys({ post, now: () => 0 }) }
}

test('a form whose answer was lost is sent again with the same key, and is stored once', async () => {
  const { stored, post, keys } = startHost({ lostAnswers: 2 })
  const press = () => sendForm({ post, keys, fieldIds: ['name'], parts, texts: forms.sending })
  expect([(await press()).kind, (await press()).kind, (await press()).kind]).toEqual(['failure', 'failure', 'success'])
  expect([...stored.keys()]).toEqual(['k1'])
})

test('what was changed after its answer was lost goes as a submission of its own', async () => {
  const { stored, post, keys } = startHost({ lostAnswers: 1 })
  const press = (name: string) =>
    sendForm({ post, keys, fieldIds: ['name'], parts: { ...parts, values: { name } }, texts: forms.sending })
  expect([(await press('Ada')).kind, (await press('Ada L.')).kind]).toEqual(['failure', 'success'])
  expect([...stored.entries()]).toEqual([
    ['k1', '{"name":"Ada"}'],
    ['k2', '{"name":"Ada L."}'],
  ])
})
