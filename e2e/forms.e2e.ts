import { expect, type Page, type Route, test } from '@playwright/test'
import { formSubmission } from '@sitewright/model/forms/submissions/submission'
import { api } from '@sitewright/model/routes/api'
import { blocksWith, formOn } from './lib/form-fields'
import { makeSite, type NewSite, visitorOf } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

const fields = [
  { type: 'text', id: 'subject', title: 'Subject', required: true },
  { type: 'email', id: 'email', title: 'Email', required: true },
  { type: 'textarea', id: 'message', title: 'Message' },
  { type: 'select', id: 'glaze', title: 'Glaze', options: ['Celadon', 'Tenmoku'] },
  { type: 'checkbox', id: 'extras', title: 'Extras', options: ['Handle', 'Lid'] },
  { type: 'password', id: 'word', title: 'Word' },
]
const form = { name: 'Ask us', fields, submitText: 'Ask', successText: 'Thank you, Ada.' }

let site: NewSite
test.beforeAll(async () => {
  site = await makeSite('blank')
  await site.publishHome(blocksWith(form))
})

async function fillIn(page: Page): Promise<void> {
  const { input } = formOn(page)
  await input('subject').fill('A jug')
  await input('email').fill('ada@example.com')
}

const thanks = (page: Page) => page.locator('.form-done')
const blocks = (page: Page) => page.locator('.form-problem')

test('[FORM-069] [FORM-070] [FORM-071] [FORM-072] [FORM-073] [FORM-078] [FORM-079] [FORM-083] [FORM-097] [FORM-098] [FORM-111] every way a call can fail is told, and the form can be sent again', async ({
  page,
}) => {
  const sent: string[] = []
  let answer: (route: Route) => Promise<void> = (route) => route.continue()
  await page.route(`**${api.saveFormSubmission}*`, async (route) => {
    sent.push(route.request().postData() ?? '')
    await answer(route)
  })
  await page.goto(site.address)
  const { form: element, button, errorOf, input, untilAwake } = formOn(page)
  await untilAwake()
  await fillIn(page)

  const failing: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.fulfill({ status: 401, json: {} }), 'Unable to submit form. Please try again later.'],
    [(route) => route.fulfill({ status: 404, json: {} }), 'This form has not been configured yet.'],
    [
      (route) => route.fulfill({ status: 429, json: {} }),
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    [(route) => route.fulfill({ status: 500, json: {} }), 'Unable to send form. Please try again later.'],
    [(route) => route.fulfill({ status: 409, json: { error: 'The kiln is full.' } }), 'The kiln is full.'],
    [(route) => route.fulfill({ status: 503, json: {} }), 'Unknown error, please try again later.'],
    [
      (route) => route.fulfill({ status: 400, json: { errors: { gone: 'x' } } }),
      'One or more fields is invalid, please check your entries.',
    ],
    [
      (route) => route.fulfill({ status: 200, body: '<p>A gateway</p>' }),
      'Error processing form submission. Please reload and try again.',
    ],
    [(route) => route.abort(), 'Error processing form submission. Please reload and try again.'],
  ]
  for (const [fail, words] of failing) {
    answer = fail
    await button.click()
    await expect(blocks(page)).toHaveText([words, words])
    await expect(button).toHaveText('Ask')
    await expect(input('subject')).toHaveValue('A jug')
  }

  // A key whose answer got lost is kept for the second try; one that was answered is used up. Without a key nothing is sent.
  answer = (route) => route.fulfill({ status: 409, json: { error: 'The kiln is cold.' } })
  await button.click()
  await expect(blocks(page).first()).toHaveText('The kiln is cold.')
  const before = sent.length
  await page.route(`**${api.formSubmissionKey}*`, (route) => route.fulfill({ status: 500, json: {} }))
  await button.click()
  await expect(blocks(page).first()).toHaveText('Could not get a form submission key, please try again later.')
  expect(sent.length).toBe(before)
  await page.unroute(`**${api.formSubmissionKey}*`)

  // Inputs that cannot be read.
  await page.evaluate(() => {
    Reflect.set(window, 'RealFormData', window.FormData)
    Reflect.set(window, 'FormData', undefined)
  })
  await button.click()
  await expect(blocks(page).first()).toHaveText('Could not parse the form fields, please check your entries.')
  await page.evaluate(() => Reflect.set(window, 'FormData', Reflect.get(window, 'RealFormData')))

  // Errors of the host stand at their fields and are gone with the next try, which is locked while it is under way.
  answer = (route) => route.fulfill({ status: 400, json: { errors: { email: 'We know this address.' } } })
  await button.click()
  await expect(errorOf('email')).toHaveText('We know this address.')
  await expect(input('email')).toBeFocused()
  let open = () => {}
  answer = async (route) => {
    await new Promise<void>((resolve) => {
      open = resolve
    })
    await route.continue()
  }
  const count = sent.length
  await input('email').press('Enter')
  await expect(button).toHaveText('Submitting…')
  await expect(blocks(page)).toHaveCount(0)
  await expect(errorOf('email')).toHaveCount(0)
  await expect(element.locator('.form-fields')).toHaveAttribute('inert')
  await expect.poll(() => sent.length).toBe(count + 1)
  await button.dispatchEvent('click')
  await button.dispatchEvent('click')
  open()
  await expect(thanks(page)).toBeVisible()
  await expect(thanks(page)).toBeFocused()
  await expect(element).toBeHidden()
  expect(sent.length).toBe(count + 1)
  const body = formSubmission.parse(JSON.parse(sent.at(-1) ?? '{}'))
  expect(body).toMatchObject({ isOverlayForm: false, submitButtonText: 'Ask', pagePath: '/', contentSource: 'c' })
  expect(body.captchaKey).toMatch(/^\d+$/)
})

test('what is typed before the page is awake stays, and an early press is sent once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/form/') && sent.push(new URL(request.url()).pathname))
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/_sitewright/islands-*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(site.address)
  const { button, input, untilAwake } = formOn(page)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  await input('subject').fill('A jug')
  await input('email').fill('nobody')
  await input('message').fill('Two\nlines')
  await input('glaze').selectOption('Tenmoku')
  await page.getByLabel('Lid').check()
  await button.click()
  open()
  await untilAwake()
  await expect(formOn(page).errorOf('email')).toBeVisible()
  await expect(input('subject')).toHaveValue('A jug')
  await expect(input('message')).toHaveValue('Two\nlines')
  await expect(input('glaze')).toHaveValue('Tenmoku')
  await expect(page.getByLabel('Lid')).toBeChecked()
  await expect(page.getByLabel('Handle')).not.toBeChecked()
  await input('email').fill('ada@example.com')
  await input('word').fill('kiln')

  // Loaded anew the page has it all but the password, until it is sent.
  await page.reload()
  await untilAwake()
  await expect(input('subject')).toHaveValue('A jug')
  await expect(input('message')).toHaveValue('Two\nlines')
  await expect(page.getByLabel('Lid')).toBeChecked()
  await expect(input('word')).toHaveValue('')
  await button.click()
  await expect(thanks(page)).toBeVisible()
  expect(sent.filter((path) => path !== api.formSubmissionKey)).toEqual([api.saveFormSubmission])
  await page.reload()
  await untilAwake()
  await expect(input('subject')).toHaveValue('')
})

test('without a connection a form waits in the browser, says so, and is sent once when there is one again', async ({
  page,
  context,
}) => {
  const offline = await makeSite('blank')
  const message = { type: 'textarea', id: 'message', title: 'Message', required: true }
  await offline.publishHome(
    blocksWith({ name: 'Ask us', fields: [message], submitText: 'Ask', successText: 'Thank you, Ada.' }),
  )
  const stored = async () => (await offline.client.get(`${api.formSubmissions}?search=jug`)).body.submissions.length
  const { button, input, errorOf, untilAwake } = formOn(page)
  await page.goto(offline.address)
  await untilAwake()
  await button.click()
  await expect(errorOf('message')).toHaveText('Message is required.')
  await input('message').fill('A jug, please')
  await context.setOffline(true)
  await button.click()
  const waiting = page.getByRole('status').filter({ hasText: "You're offline." })
  await expect(waiting).toBeFocused()
  await expect(input('message')).toHaveValue('A jug, please')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit message' }).click()
  await expect(input('message')).toBeFocused()
  await input('message').fill('A big jug, please')
  await button.click()
  await expect(waiting).toBeVisible()

  // The same page, online again.
  await context.setOffline(false)
  await expect(page.getByText('Thank you, Ada.')).toBeVisible()
  await expect.poll(stored).toBe(1)

  // Another page load; its answer is lost on the way, and it is stored once all the same.
  await page.goto(offline.address)
  await untilAwake()
  await input('message').fill('A second jug')
  await context.setOffline(true)
  await button.click()
  await expect(waiting).toBeVisible()
  let isLost = true
  await page.route(`**${api.saveFormSubmission}*`, async (route) => {
    if (!isLost) return route.continue()
    await visitorOf(offline).post(api.saveFormSubmission, route.request().postDataJSON())
    await route.abort()
  })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes(api.saveFormSubmission))
  await context.setOffline(false)
  await lost
  expect(await stored()).toBe(2)
  await expect(waiting).toBeVisible()
  await expect(input('message')).toHaveValue('A second jug')
  isLost = false
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('form-outbox'))).toBeNull()
  expect(await stored()).toBe(2)
})

/** As much of the service as the page asks for. */
const fakeCaptcha = `
  window.drawn = []; window.resets = 0
  window.grecaptcha = {
    ready: (run) => run(),
    render(container, options) {
      window.drawn.push(options)
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.ariaLabel = 'I am a person'
      container.append(box)
      return window.drawn.length - 1
    },
    getResponse: () => (document.querySelector('[aria-label="I am a person"]').checked ? 'human' : ''),
    reset() { window.resets++; document.querySelector('[aria-label="I am a person"]').checked = false },
  }`

test('[FORM-059] [FORM-060] [FORM-061] [FORM-062] [FORM-063] [FORM-065] [FORM-080] the captcha of a service comes when the form is used and the visitor allows it', async ({
  page,
}) => {
  const guarded = await makeSite('blank')
  await guarded.publishHome(blocksWith({ ...form, captcha: 'recaptcha' }))
  const asked: string[] = []
  await page.route('https://www.google.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: fakeCaptcha })
  })
  await page.goto(guarded.address)
  await formOn(page).untilAwake()
  await expect(page.locator('[data-captcha]')).toHaveCount(0)

  const keys = { recaptchaSiteKey: 'site-key', recaptchaSecretKey: 's3cret' }
  const saved = await guarded.client.put(api.formSettings, keys)
  expect(saved.status, saved.text).toBe(200)
  await guarded.changeDocument(api.cookieBanner, { isRestrictiveCookiePolicyEnabled: true })
  const bodies: { captchaKey?: string }[] = []
  await page.route(`**${api.saveFormSubmission}*`, async (route) => {
    bodies.push(route.request().postDataJSON())
    const isFirst = bodies.length === 1
    await route.fulfill(isFirst ? { status: 400, json: { error: 'Once more.' } } : { json: {} })
  })
  await page.goto(guarded.address)
  const { button, untilAwake } = formOn(page)
  await untilAwake()
  await fillIn(page)
  await page.getByRole('button', { name: 'Load reCAPTCHA' }).waitFor()
  await expectAccessible(page)
  await button.click()
  await expect(blocks(page).first()).toHaveText('Complete CAPTCHA before submitting.')
  expect([asked, bodies]).toEqual([[], []])

  await page.getByRole('button', { name: 'Load reCAPTCHA' }).click()
  const box = page.getByLabel('I am a person')
  await box.check()
  await expect(page.locator('[data-captcha]')).toHaveAttribute('data-captcha-rendered')
  await button.click()
  await expect(blocks(page).first()).toHaveText('Once more.')
  await expect(box).not.toBeChecked()
  await box.check()
  await button.click()
  await expect(thanks(page)).toBeVisible()
  expect(bodies.map(({ captchaKey }) => captchaKey)).toEqual(['human', 'human'])
  expect(asked).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit'])
  expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toEqual([{ sitekey: 'site-key', size: 'normal' }])
})
