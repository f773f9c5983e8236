import { describePage } from '@sitewright/model/analytics/describe-page'
import { hitData } from '@sitewright/model/analytics/hit-data'
import { expect, test } from 'vitest'
import type { PostForm } from './form-calls'
import { sendForm } from './send-form'

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
  return sendForm({ post, keys: { take: async () => key }, fieldIds: ['name'], parts })
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
