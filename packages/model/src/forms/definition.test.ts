import { expect, test } from 'vitest'
import { formDefinition, showToVisitors } from './definition'

const message = (input: unknown) => formDefinition.safeParse(input).error?.issues[0]?.message

test('a form is whole with nothing but defaults', () => {
  expect(formDefinition.parse({})).toEqual({
    name: 'Contact',
    fields: [],
    submitText: 'Send',
    successText: 'Thank you!',
    successUrl: '',
    postSubmitHtml: '',
    disclaimer: '',
    validate: true,
    captcha: 'proof',
    storage: { notifiesOwner: false, emails: [], listId: null, doubleOptIn: false, webhook: null },
  })
})

test('visitors are not told where a submission goes', () => {
  const form = formDefinition.parse({
    storage: { emails: ['owner@example.com'], listId: 'list', webhook: { href: 'https://hooks.example.com/x' } },
  })
  expect(showToVisitors(form)).not.toHaveProperty('storage')
  expect(JSON.stringify(showToVisitors(form))).not.toMatch(/owner@|hooks/)
})

test('fields have ids of their own that need no escaping', () => {
  const field = (id: string) => ({ type: 'text', id, title: 'A' })
  expect(message({ fields: [field('a'), field('a')] })).toBe('Two fields have the same id.')
  expect(message({ fields: [field('a.b')] })).toBe('An id has letters, digits and dashes.')
  expect(message({ fields: Array.from({ length: 101 }, (_, index) => field(`f${index}`)) })).toBe(
    'A form holds at most 100 fields.',
  )
})

test('success pages, webhooks and addresses are what they say', () => {
  for (const successUrl of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'thanks']) {
    expect(message({ successUrl })).toBe('Enter a page such as /thanks, or a URL.')
  }
  for (const successUrl of ['', '/thanks', 'https://example.com/done']) {
    expect(formDefinition.parse({ successUrl }).successUrl).toBe(successUrl)
  }
  expect(message({ storage: { webhook: { href: 'file:///etc/passwd' } } })).toMatch(/starts with https/)
  expect(message({ storage: { emails: ['nobody'] } })).toBe('This is not an email address.')
})
