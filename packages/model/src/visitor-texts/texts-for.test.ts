import { expect, test } from 'vitest'
import { english } from './english'
import { nameCount } from './plural-text'
import { textsFor } from './texts-for'
import type { VisitorTexts } from './visitor-texts'

test('a language falls back to the one without its region, and what is not translated to English', () => {
  for (const language of ['en', 'EN-us', 'en-GB-oxendict', 'tlh', 'x', '']) expect(textsFor(language)).toBe(english)
})

test('a count takes the form that the language of the text has for it', () => {
  const polish = { one: '{count} produkt', few: '{count} produkty', other: '{count} produktów' }
  expect([1, 2, 5, 22].map((count) => nameCount(polish, count, 'pl'))).toEqual([
    '1 produkt',
    '2 produkty',
    '5 produktów',
    '22 produkty',
  ])
  // English has no form for few.
  expect(nameCount({ one: '{count} item', other: '{count} items of {shop}' }, 1200, 'en', { shop: 'Kiln' })).toBe(
    '1,200 items of Kiln',
  )
})

test('a translation needs every key and the places of each text', () => {
  const { search, ...others } = english
  const { count: counted, ...said } = search
  const german = {
    ...said,
    label: 'Suche',
    submit: 'Suchen',
    nothingFound: 'Nichts gefunden.',
    cannotLoad: 'Nicht geladen.',
    none: 'Nichts zu {words}',
  } as const
  const count = { one: 'Ein Ergebnis zu {words}', other: '{count} Ergebnisse zu {words}' }
  const whole = { ...others, search: { ...german, count } } satisfies VisitorTexts
  // @ts-expect-error An area is missing.
  const withoutSearch = others satisfies VisitorTexts
  // @ts-expect-error A text is missing.
  const withoutCount = { ...others, search: german } satisfies VisitorTexts
  // @ts-expect-error A place is missing.
  const withoutPlace = { ...others, search: { ...german, count, none: 'Nichts gefunden' } } satisfies VisitorTexts
  const keys = [whole, withoutSearch, withoutCount, withoutPlace].map((texts) => Object.keys(texts).length)
  expect(keys).toEqual([Object.keys(english).length, Object.keys(others).length, keys[0], keys[0]])
  expect([search.submit, counted.one]).toEqual(['Search', '{count} result for “{words}”'])
})
