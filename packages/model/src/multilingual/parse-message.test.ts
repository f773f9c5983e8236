import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMessage, type MessageValues } from './format-message'
import { MessageFormatError } from './message-parts'
import { parseMessage } from './parse-message'

function format(message: string, values: MessageValues = {}, locale = 'en-US') {
  return formatMessage(parseMessage(message, locale), values, locale)
}

test('[I18N-010] in a plural, a category of the locale is accepted', () => {
  const items = '{n, plural, one {# item} other {# items}}'
  expect(format(items, { n: 1 })).toBe('1 item')
  expect(format(items, { n: 1200 })).toBe('1,200 items')
  expect(format('{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}', { n: 3 }, 'pl')).toBe(
    '3 pliki',
  )
  expect(format('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe('22nd')
})

test('[I18N-011] in a plural, an explicit key =N is accepted and wins over the category', () => {
  const items = '{n, plural, =0 {Nothing} =1 {Just one} one {# item} other {# items}}'
  expect(format(items, { n: 0 })).toBe('Nothing')
  expect(format(items, { n: 1 })).toBe('Just one')
})

test('[I18N-012] in a plural, any other key gives "Invalid key for argument"', () => {
  for (const key of ['few', 'several', '=x', '=', '=1.5', 'One']) {
    expect(() => parseMessage(`{n, plural, ${key} {x} other {y}}`, 'en'), key).toThrow('Invalid key for argument')
  }
  expect(() => parseMessage('{n, selectordinal, many {x} other {y}}', 'en')).toThrow('Invalid key for argument')
})

test('[I18N-013] in a select, a key that is no plain identifier gives "Invalid key for argument"', () => {
  expect(format('{who, select, owner {Your site} other {A site}}', { who: 'owner' })).toBe('Your site')
  for (const key of ['=1', 'a-b', '1st', '"a"']) {
    expect(() => parseMessage(`{who, select, ${key} {x} other {y}}`, 'en'), key).toThrow('Invalid key for argument')
  }
})

test('plural and select need a case other', () => {
  expect(() => parseMessage('{n, plural, one {x}}', 'en')).toThrow('Expected a case other')
  expect(() => parseMessage('{n, select, a {x}}', 'en')).toThrow('Expected a case other')
})

test('values, offsets, nesting and quotes', () => {
  expect(format('Hello {name}', { name: '{x}' })).toBe('Hello {x}')
  expect(format('Hello {name}')).toBe('Hello {name}')
  expect(format('{n, plural, offset:1 =1 {Ann} one {Ann and # other} other {Ann and # others}}', { n: 3 })).toBe(
    'Ann and 2 others',
  )
  expect(format('{a, select, x {{n, plural, one {#!} other {#?}}} other {-}}', { a: 'x', n: 2 })).toBe('2?')
  expect(format("It''s '{'literal'}' # don't")).toBe("It's {literal} # don't")
})

test('an error says where it is', () => {
  expect(() => parseMessage('ab}', 'en')).toThrow(expect.objectContaining({ position: 2 }))
})

test('any text is read or refused with a message error, however deep', () => {
  const unit = fc.constantFrom(
    '{',
    '}',
    ',',
    "'",
    '#',
    ' ',
    '=',
    'n',
    '1',
    'plural',
    'select',
    'other',
    'one',
    'offset:',
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (message) => {
      try {
        formatMessage(parseMessage(message, 'en'), { n: 1 }, 'en')
      } catch (error) {
        expect(error).toBeInstanceOf(MessageFormatError)
      }
    }),
    { numRuns: 200 },
  )
  const deep = '{n, select, other {'.repeat(5000)
  expect(() => parseMessage(deep, 'en')).toThrow('Too many levels')
})

test('text without braces, quotes and # is kept letter for letter', () => {
  const unit = fc.constantFrom('a', 'Z', ' ', '.', 'é', '漢', '😀', '\n', '%')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(format(text)).toBe(text)
    }),
    { numRuns: 200 },
  )
})
