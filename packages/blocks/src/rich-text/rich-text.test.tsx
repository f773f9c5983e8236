import { richText } from '@sitewright/model/text/rich-text'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { slugOf } from './heading-id'
import { RichTextView } from './rich-text-view'

function render(...content: unknown[]): string {
  return renderToStaticMarkup(<RichTextView text={richText.parse({ type: 'doc', content })} anchor={sampleId(0xabc)} />)
}

const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })

test('text becomes semantic elements', () => {
  const item = { type: 'listItem', content: [{ type: 'paragraph', content: [text('One')] }] }
  expect(render({ type: 'bulletList', content: [item] })).toContain('<ul><li><p>One</p></li></ul>')
  expect(render({ type: 'paragraph', content: [text('a', { type: 'bold' }, { type: 'italic' })] })).toContain(
    '<strong><em>a</em></strong>',
  )
  expect(render({ type: 'paragraph', attrs: { size: 1, textAlign: 'center' }, content: [text('Lead')] })).toContain(
    '<p data-size="1" data-align="center">Lead</p>',
  )
})

test('headings can be linked to, two of the same words included', () => {
  const heading = { type: 'heading', attrs: { level: 2 }, content: [text('Über uns')] }
  const html = render(heading, { type: 'blockquote', content: [heading] })
  expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1])).toEqual([
    'uber-uns-000abc',
    'uber-uns-000abc-2',
  ])
})

test('a color is a name of the palette, which the theme of the section fills in', () => {
  const color = { type: 'color', attrs: { color: 'accent' } }
  expect(render({ type: 'paragraph', content: [text('Sale', color)] })).toContain(
    '<p><span data-color="accent">Sale</span></p>',
  )
  const hex = { type: 'color', attrs: { color: '#ff0000' } }
  expect(() => render({ type: 'paragraph', content: [text('Sale', hex)] })).toThrow()
})

test('a link to a new window cannot reach back', () => {
  const link = { type: 'link', attrs: { href: 'https://example.com/', newWindow: true } }
  expect(render({ type: 'paragraph', content: [text('Out', link)] })).toContain(
    '<a href="https://example.com/" target="_blank" rel="noopener">Out</a>',
  )
})

test('every text gives an anchor without spaces, quotes or marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      expect(slugOf(words)).toMatch(/^[\p{L}\p{N}-]*$/u)
    }),
    { numRuns: 150 },
  )
})
