import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { disarmHtml } from './disarm-html'

test('styles stay readable under another name, handlers, sheets, scripts and comments are gone', () => {
  expect(disarmHtml(`<p STYLE='color:red' class=x>a<b style="font-weight:400">b</b></p>`)).toBe(
    `<p data-style='color:red' class=x>a<b data-style="font-weight:400">b</b></p>`,
  )
  expect(disarmHtml('<a href="/" onclick="run()" onmouseover=run()>x</a>')).toBe('<a href="/"  >x</a>')
  expect(disarmHtml('a<style>p > b { color: red }</style>b<script>if (1 < 2) run("</b>")</script >c')).toBe('abc')
  expect(disarmHtml('a<!-- <p style="x"> -->b<![if !supportLists]>c')).toBe('ab<![if !supportLists]>c')
})

test('words are not touched, whatever they look like', () => {
  const words = 'style="x" onclick=1 3 < 4 and 5 > 2'
  expect(disarmHtml(words)).toBe(words)
  expect(disarmHtml('<a title="1 > 0 style=2" href=x>y</a>')).toBe('<a title="1 > 0 style=2" href=x>y</a>')
})

function countArmed(nodes: ReturnType<typeof parseDocument>['children']): number {
  return nodes.reduce((count, node) => {
    const names = 'attribs' in node ? Object.keys(node.attribs) : []
    const own = names.filter((name) => name === 'style' || name.startsWith('on')).length
    return count + own + ('children' in node ? countArmed(node.children) : 0)
  }, 0)
}

const value = fc.oneof(
  fc.constantFrom('=x:y', '', ' = z'),
  fc.stringMatching(/^[\w:; >=<']{0,12}$/).map((text) => `="${text}"`),
  fc.stringMatching(/^[\w:; >=<"]{0,12}$/).map((text) => `='${text}'`),
)
const attribute = fc.tuple(fc.constantFrom('style', 'STYLE', 'onload', 'OnClick', 'href', 'class'), value)
const tag = fc
  .tuple(fc.constantFrom('p', 'b', 'a', 'o:p'), fc.array(attribute, { maxLength: 4 }))
  .map(([name, attributes]) => `<${name}${attributes.map(([key, text]) => ` ${key}${text}`).join('')}>`)
const piece = fc.oneof(tag, fc.constantFrom('</p>', ' words ', '<style>p{x:y}</style>', '<!-- <b style=x> -->'))

test('no parser finds a style or a handler in what is left', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(countArmed(parseDocument(disarmHtml(pieces.join(''))).children)).toBe(0)
    }),
    { numRuns: 200 },
  )
})

test('a text without tags is the same, and no text is too odd', () => {
  const odd = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '=', '/', '!', '-', ' ', 'a', 'style', '<style') })
  fc.assert(
    fc.property(odd, (text) => {
      const disarmed = disarmHtml(text)
      expect(disarmed.length).toBeLessThanOrEqual(text.length * 3)
      if (!text.includes('<')) expect(disarmed).toBe(text)
    }),
    { numRuns: 200 },
  )
})
