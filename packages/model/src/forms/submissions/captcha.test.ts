import { expect, test } from 'vitest'
import { canRenderCaptcha, captchaErrors, chooseCaptchaSize, isCaptchaMissing } from './captcha'

test('[FORM-059] a captcha is required only where the form has a container for it', () => {
  expect(isCaptchaMissing({ hasContainer: false, key: null })).toBe(false)
  expect(isCaptchaMissing({ hasContainer: true, key: null })).toBe(true)
  expect(isCaptchaMissing({ hasContainer: true, key: '' })).toBe(true)
  expect(isCaptchaMissing({ hasContainer: true, key: 'done' })).toBe(false)
})

test('[FORM-063] a captcha needs a site key', () => {
  expect(canRenderCaptcha('key')).toBe(true)
  for (const none of ['', null, undefined]) expect(canRenderCaptcha(none)).toBe(false)
})

test('[FORM-064] [FORM-065] a captcha is compact in containers narrower than 320 pixels', () => {
  expect(chooseCaptchaSize(319)).toBe('compact')
  expect(chooseCaptchaSize(320)).toBe('normal')
})

test('the captcha errors are as stated', () => {
  expect(captchaErrors).toEqual({
    notSetUp: 'ReCaptcha has not been set up!',
    documentDestroyed: '[GoogleReCaptchaAPI] Document was destroyed',
  })
})
