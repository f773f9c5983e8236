import { expect, test } from 'vitest'
import { isSource, readSource } from './order-source'

const at = (address: string) => new URL(address, 'https://shop.example.com')

test('a link that names its source comes before the site that led here', () => {
  expect(readSource(at('/?utm_source=Spring+Mail'), 'https://www.search.example.org/')).toBe('spring-mail')
  expect(readSource(at('/'), 'https://www.search.example.org/find?q=mug')).toBe('search.example.org')
})

test('who came by themselves, or from another page of the site, has no source', () => {
  for (const referrer of ['', 'nothing', 'https://shop.example.com/about'])
    expect(readSource(at('/'), referrer)).toBe(null)
})

test('whatever a link says, its source may stand in a cookie', () => {
  for (const named of ['a;b=c', 'Ünïcode', '<b>', 'x'.repeat(200)]) {
    const source = readSource(at(`/?utm_source=${encodeURIComponent(named)}`), '') ?? ''
    expect(isSource(source)).toBe(true)
  }
})
