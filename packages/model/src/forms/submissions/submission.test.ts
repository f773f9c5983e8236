import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describePage } from '../../analytics/pages/describe-page'
import { buildSubmission, type SubmissionParts } from './build-submission'
import { formSubmission, parseSubmittedValues } from './submission'

const parts: SubmissionParts = {
  key: 'k1',
  formId: 'f1',
  collectionId: 'c1',
  objectName: 'block-1',
  container: 'page',
  submitButtonText: 'Send',
  values: { name: ['Ada', 'Byron'], note: 'hi' },
  captchaKey: null,
  page: describePage({ title: 'Contact', path: '/contact', collectionId: 'c1', access: 'public' }),
  hit: {
    userAgent: 'test',
    clientDate: 1,
    viewportInnerWidth: 1,
    viewportInnerHeight: 1,
    screenWidth: 1,
    screenHeight: 1,
    websiteId: 'w1',
    website_locale: 'en-US',
    url: '/contact',
    title: 'Contact',
    localStorageSupported: true,
    queryString: '',
    referrer: '',
  },
}

test('[FORM-085] [FORM-089] [FORM-090] a submission names its key, form, collection, holder and button', () => {
  expect(buildSubmission(parts)).toMatchObject({
    key: 'k1',
    formId: 'f1',
    collectionId: 'c1',
    objectName: 'block-1',
    submitButtonText: 'Send',
  })
})

test('[FORM-086] the values travel as a JSON map of field id to value', () => {
  expect(buildSubmission(parts).form).toBe('{"name":["Ada","Byron"],"note":"hi"}')
})

test('[FORM-087] a captcha key is sent only when there is a captcha', () => {
  expect(buildSubmission(parts)).not.toHaveProperty('captchaKey')
  expect(buildSubmission({ ...parts, captchaKey: 'solved' }).captchaKey).toBe('solved')
})

test('[FORM-088] [OVER-063] only a form in the popup overlay is an overlay form', () => {
  expect(buildSubmission(parts).isOverlayForm).toBe(false)
  expect(buildSubmission({ ...parts, container: 'overlay' }).isOverlayForm).toBe(true)
})

test('[FORM-091] a submission carries the page fields', () => {
  expect(buildSubmission(parts)).toMatchObject({
    pageTitle: 'Contact',
    pageId: 'c1',
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: 1,
  })
})

test('[FORM-093] a submission carries the analytics fields', () => {
  expect(buildSubmission(parts)).toMatchObject(parts.hit)
})

test('what is built is what the server reads', () => {
  const submission = buildSubmission({ ...parts, captchaKey: 'solved' })
  expect(formSubmission.parse(submission)).toEqual(submission)
  expect(parseSubmittedValues(submission.form)).toEqual(parts.values)
})

test('unreadable values are no values', () => {
  for (const wrong of ['', '{', '[]', '{"a":1}', '{"a":{"b":"c"}}', 'null'])
    expect(parseSubmittedValues(wrong)).toBe(null)
  fc.assert(
    fc.property(fc.json(), (json) => {
      const values = parseSubmittedValues(json)
      expect(values === null || typeof values === 'object').toBe(true)
    }),
    { numRuns: 150 },
  )
})
