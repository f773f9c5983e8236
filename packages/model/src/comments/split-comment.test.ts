import { expect, test } from 'vitest'
import { splitComment } from './split-comment'

test('[COLL-040] a plain text becomes paragraphs of lines, and its web addresses links', () => {
  expect(splitComment('One\r\ntwo\n\n\n  three https://kiln.test/a(b), and (http://x.test).')).toEqual([
    [[{ text: 'One' }], [{ text: 'two' }]],
    [
      [
        { text: 'three ' },
        { text: 'https://kiln.test/a(b', href: 'https://kiln.test/a(b' },
        { text: '), and (http://x.test).' },
      ],
    ],
  ])
})

test('[COLL-040] nothing but an address of the web becomes a link', () => {
  const texts = [
    'javascript:alert(1)',
    'JAVASCRIPT://x',
    'https://',
    'https://u:p@x.test/',
    '<a href=https://x.test>',
    '//x.test',
  ]
  for (const text of texts) expect(splitComment(text)).toEqual([[[{ text }]]])
})

test('[COLL-040] a long text stays whole, however many empty lines it has', () => {
  const text = Array.from({ length: 1000 }, (_, index) => `line ${index}`).join('\n\n')
  const lines = splitComment(text).flat()
  expect([splitComment(text).length, lines.length]).toEqual([101, 1000])
})
