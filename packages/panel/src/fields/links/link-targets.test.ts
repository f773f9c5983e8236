import { isAllowedTarget } from '@sitewright/model/link-targets/is-allowed-target'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeLink, type LinkSources, readTypedLink, suggestLinks } from './link-targets'

const sources: LinkSources = {
  pages: [
    { id: '1', title: 'Home', path: '/' },
    { id: '2', title: 'Our story', path: '/story' },
  ],
  sections: [
    { path: '', anchor: 'hours', name: 'Hours' },
    { path: '/story', anchor: 'people', name: 'People' },
  ],
  files: [{ name: 'menu.pdf', address: '/s/0123456789abcdef01234567/menu.pdf' }],
}

test('what is typed becomes the address that was meant', () => {
  const read = (typed: string) => readTypedLink(typed, sources)
  expect(read(' ada@example.com ')).toBe('mailto:ada@example.com')
  expect(read('+44 (0)20 7946-0018')).toBe('tel:+4402079460018')
  expect(read('example.com/tea?a=1')).toBe('https://example.com/tea?a=1')
  expect(read('http://example.com')).toBe('http://example.com')
  expect(read('our STORY')).toBe('/story')
  expect(read('/story#people')).toBe('/story#people')
  expect(read('#hours')).toBe('#hours')
  expect(read('')).toBe('')
})

test('pages, sections, files and addresses are offered, the likeliest first', () => {
  const labels = (typed: string) => suggestLinks(typed, sources).map((it) => `${it.group}: ${it.label} → ${it.href}`)
  expect(labels('story')).toEqual([
    'Pages: Our story → /story',
    'Sections: People → /story#people',
    'URL: story → story',
  ])
  expect(labels('hours')[0]).toBe('Sections: Hours → #hours')
  expect(labels('menu')[0]).toBe('Files: menu.pdf → /s/0123456789abcdef01234567/menu.pdf')
  expect(labels('ada@example.com')).toEqual(['URL: mailto:ada@example.com → mailto:ada@example.com'])
  expect(labels('')).toHaveLength(5)
})

test('a link says what it leads to, and one that leads nowhere is marked', () => {
  const words = (href: string) => describeLink(href, sources).words
  expect(words('/story')).toBe('Page “Our story”')
  expect(words('/story/?a=1#people')).toBe('Page “Our story”, section “People”')
  expect(words('#hours')).toBe('This page, section “Hours”')
  expect(words('/s/0123456789abcdef01234567/menu.pdf')).toBe('File “menu.pdf”')
  expect(words('mailto:ada@example.com?subject=Tea')).toBe('Email to ada@example.com')
  expect(words('tel:+441234')).toBe('Call +441234')
  expect(words('https://example.com/')).toBe('URL')
  expect(describeLink('/gone', sources)).toEqual({ words: 'No page has this URL', isBroken: true })
  expect(describeLink('gone', sources).isBroken).toBe(true)
  for (const href of ['', '/', '/story', '/search', '#hours', 'https://example.com/']) {
    expect(describeLink(href, sources).isBroken).toBe(false)
  }
})

test('whatever is typed, reading it neither fails nor makes a script of it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      const href = readTypedLink(typed, sources)
      if (isAllowedTarget(typed.trim())) expect(isAllowedTarget(href)).toBe(true)
      describeLink(href, sources)
      suggestLinks(typed, sources)
    }),
    { numRuns: 200 },
  )
})
