import { expect, test } from 'vitest'
import { isEmailAddress, isVisitorFormEmail } from './email'

test('[FORM-044] an address has 3 to 256 characters', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - 6)}@bc.de`
  expect(isVisitorFormEmail(ofLength(256))).toBe(true)
  expect(isVisitorFormEmail(ofLength(257))).toBe(false)
  expect(isVisitorFormEmail('a@')).toBe(false)
})

test('[FORM-045] an address is a local part, one @, a domain, a dot and a top-level part', () => {
  expect(isVisitorFormEmail('ada.b+x@mail.example.com')).toBe(true)
  for (const wrong of [
    'ada',
    'ada@example',
    '@example.com',
    'a@b@c.de',
    'a b@c.de',
    'ada@.',
    ' ada@example.com',
    'ada@example.com\n',
  ]) {
    expect(isVisitorFormEmail(wrong)).toBe(false)
  }
})

test('[FORM-046] the top-level part has 2 to 4 letters or digits', () => {
  expect(isVisitorFormEmail('a@b.co')).toBe(true)
  expect(isVisitorFormEmail('a@b.info')).toBe(true)
  expect(isVisitorFormEmail('a@b.c')).toBe(false)
  expect(isVisitorFormEmail('a@b.store')).toBe(false)
  expect(isVisitorFormEmail('a@b.c-m')).toBe(false)
})

test('[FORM-047] only a text can be an address', () => {
  for (const wrong of [undefined, null, 7, ['a@b.co'], { email: 'a@b.co' }])
    expect(isVisitorFormEmail(wrong)).toBe(false)
})

test('every address that mail can be sent to is taken: any top-level part, any script', () => {
  for (const valid of [
    'curator@city.museum',
    "o'brien+a/b=c@shop.photography",
    'ada@xn--bcher-kva.example',
    'ada@bücher.example',
    '用户@例子.公司',
    'a@1.2.3.example',
  ]) {
    expect(isEmailAddress(valid), valid).toBe(true)
  }
  for (const wrong of [
    'curator@city',
    'a@b..c',
    'a@-b.example',
    'a@b-.example',
    'a,b@c.example',
    'Ada <ada@c.example>',
    'a@b.example\r\nBcc: c@d.example',
    `${'a'.repeat(250)}@b.example`,
    7,
  ]) {
    expect(isEmailAddress(wrong), String(wrong)).toBe(false)
  }
})
