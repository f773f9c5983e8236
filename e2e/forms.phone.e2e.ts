import { expect, test } from '@playwright/test'
import { everyField } from '@sitewright/blocks/form/sample'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { confirmEmail } from './lib/confirm-email'
import { blocksWith, formOn } from './lib/form-fields'
import { makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

const wrongly: Record<string, string> = {
  email: 'nobody',
  website: 'my site',
  twitter: 'two words',
  message: 'longer than ten',
  guests: 'a few',
  budget: 'much',
  'day.Month': '2',
  'day.Day': '30',
  'day.Year': '2027',
  'hour.Hour': '25',
  'hour.Minute': '00',
  'phone.Areacode': 'abc',
  'phone.Prefix': '555',
  'phone.Line': '0100',
  'address.Line1': '1 Quay',
  'address.City': 'New York',
  'address.Zip': '123',
  'address.Country': 'USA',
}
const complaints: Record<string, string> = {
  email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
  website: 'Enter a web address, such as www.example.com.',
  twitter: 'Enter a name, such as @example.',
  message: 'You have exceeded the character limit.',
  guests: 'Enter a number, such as 12 or 3.5.',
  budget: 'Enter an amount, such as 25 or 19.90.',
  day: 'Enter a date that exists, as month, day and year.',
  hour: 'Enter a time from 1:00 to 12:59.',
  phone: 'Enter a phone number in digits.',
  address: 'ZIP code must have 5 digits.',
}
const rightly: Record<string, string> = {
  'name.First': 'Ada',
  'name.Last': 'Byron',
  email: 'ada@example.com',
  website: 'example.com',
  twitter: '@ada',
  subject: 'A jug',
  message: 'Ten signs.',
  guests: '4',
  budget: '25',
  'day.Day': '28',
  'hour.Hour': '4',
  'phone.Areacode': '212',
  'address.Zip': '10013',
  secret: 'kiln',
}

test('[AUTH-002] [LIFE-004] [FORM-049] [FORM-051] [FORM-053] [FORM-074] [FORM-076] [FORM-077] every kind of field, filled in wrongly and then rightly', async ({
  page,
}) => {
  const site = await makeSite('blank')
  await confirmEmail(site)
  const form = {
    name: 'Ask us',
    fields: everyField,
    submitText: 'Ask',
    successText: 'Thank you, Ada.',
    postSubmitHtml: '<p>See you <em>soon</em></p><script>window.ranAfter = (window.ranAfter ?? 0) + 1</script>',
    disclaimer: 'We keep your words to ourselves.',
  }
  await site.publishHome(blocksWith(form))
  const { problems } = watchPage(page)
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  await page.goto(`${site.address}/?source=ad`)
  const { button, field, errorOf, input, untilAwake } = formOn(page)
  await untilAwake()
  expect(await fitsTheWindow(page)).toBe(true)

  // Nothing filled in: every field says so above its title, and nothing is sent.
  await button.click()
  const asked = everyField.filter(({ type }) => type !== 'section' && type !== 'hidden')
  await expect(page.locator('.form-field-error')).toHaveCount(asked.length)
  await expect(errorOf('name')).toHaveText('Name is required.')
  await expect(input('name.First')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Your form has encountered a problem. Please scroll down to review.')
  await expect(page.locator('form .form-problem')).toHaveText(
    'Your form has encountered a problem. Please scroll up to review.',
  )
  for (const { id } of asked) {
    const [error, title] = await Promise.all([
      errorOf(id).boundingBox(),
      field(id).locator('.form-title').boundingBox(),
    ])
    expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThanOrEqual((title?.y ?? 0) + 1)
  }
  await expect(input('email')).toHaveAttribute('aria-describedby', /-email-error$/)
  await expectAccessible(page)
  expect(calls.filter((path) => path === api.saveFormSubmission)).toEqual([])

  // Filled in wrongly: each kind has its own words, and a text that is too long shows it while it is typed.
  for (const [name, value] of Object.entries(wrongly)) await input(name).fill(value)
  await expect(field('message').locator('.form-counter')).toHaveText('15 / 10')
  await expect(field('message').locator('.form-counter')).toHaveAttribute('data-over')
  await button.click()
  for (const [id, complaint] of Object.entries(complaints)) await expect(errorOf(id)).toHaveText(complaint)

  // Filled in rightly: the host has it, and the page goes on to its thanks.
  for (const [name, value] of Object.entries(rightly)) await input(name).fill(value)
  await expect(field('message').locator('.form-counter')).toHaveText('10 / 10')
  await expect(field('message').locator('.form-counter')).not.toHaveAttribute('data-over')
  await input('hour.Ampm').selectOption('PM')
  await input('glaze').selectOption('Tenmoku')
  await page.getByLabel('Large').check()
  await page.getByLabel('Lid').check()
  await page.getByRole('radiogroup', { name: 'Clay is calm' }).getByLabel('Agree', { exact: true }).check()
  await page.getByRole('radiogroup', { name: 'Fire is wild' }).getByLabel('Strongly Agree').check()
  await button.click()
  const thanks = page.locator('.form-done')
  await expect(thanks).toBeVisible()
  await expect(thanks).toBeFocused()
  await expect(thanks).toHaveText(/Thank you, Ada\.\s*See you soon/)
  await expect(page.locator('form.form')).toBeHidden()
  await expect(page.locator('.form-problem')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'ranAfter'))).toBe(1)
  expect(new URL(page.url()).search).toBe('?source=ad')
  await expectAccessible(page)
  expect(calls.filter((path) => path === api.saveFormSubmission).length).toBe(1)
  expect(problems).toEqual([])

  const [stored] = (await site.client.get(api.formSubmissions)).body.submissions
  const { answers } = (await site.client.get(fillPath(api.formSubmission, { submissionId: stored.id }))).body
  expect(answers).toEqual({
    name: ['Ada', 'Byron'],
    email: 'ada@example.com',
    phone: ['', '212', '555', '0100'],
    address: ['1 Quay', '', 'New York', '', '10013', 'USA'],
    website: 'example.com',
    twitter: '@ada',
    subject: 'A jug',
    message: 'Ten signs.',
    guests: '4',
    budget: '25',
    day: ['2', '28', '2027'],
    hour: ['4', '00', '', 'PM'],
    secret: 'kiln',
    size: 'Large',
    extras: ['Lid'],
    glaze: 'Tenmoku',
    views: { 'Clay is calm': ['1'], 'Fire is wild': ['2'] },
    source: 'ad',
  })
})

test('without scripts the form is posted, told what is wrong at its fields, and thanked for in its place', async ({
  browser,
  viewport,
}) => {
  const site = await makeSite('blank')
  const shown = everyField.filter(({ id }) => ['subject', 'email', 'extras'].includes(id))
  await site.publishHome(blocksWith({ name: 'Ask us', fields: shown, captcha: 'none', successText: 'Thank you, Ada.' }))
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  await page.goto(site.address)
  const { form: element, button, errorOf, input } = formOn(page)
  await input('subject').fill('   ')
  await input('email').fill('ada@example')
  await page.getByLabel('Lid').check()
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check the form')
  await expect(errorOf('subject')).toHaveText('Subject is required.')
  await expect(errorOf('email')).toContainText('Email is not valid.')
  await expect(page.getByLabel('Lid')).toBeChecked()
  await expect(input('email')).toHaveValue('ada@example')
  expect(await fitsTheWindow(page)).toBe(true)
  await input('subject').fill('A jug')
  await input('email').fill('ada@example.com')
  await button.click()
  const thanks = page.locator('.form-done')
  await expect(thanks).toBeVisible()
  await expect(thanks).toContainText('Thank you, Ada.')
  await expect(element).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us')
  await context.close()
})
