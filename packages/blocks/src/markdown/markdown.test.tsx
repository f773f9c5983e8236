import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkdownTokens } from './markdown-tokens'
import { readMarkdown } from './read-markdown'

function render(source: string): string {
  return renderToStaticMarkup(<MarkdownTokens tokens={readMarkdown(source)} />)
}

test('markdown becomes semantic elements', () => {
  expect(render('# One\n\nA **b** _c_ ~~d~~ `e` [f](/g)')).toBe(
    '<h1>One</h1><p>A <strong>b</strong> <em>c</em> <s>d</s> <code>e</code> <a href="/g">f</a></p>',
  )
  expect(render('- a\n- b')).toBe('<ul><li>a</li><li>b</li></ul>')
  expect(render('| a |\n|---|\n| b |')).toContain('<th scope="col">a</th>')
})

test('HTML in the source is shown as text', () => {
  expect(render('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(render('a <b onclick="x">b</b>')).toBe('<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>')
})

test('script addresses become plain text', () => {
  expect(render('[a](javascript:alert(1))')).not.toContain('href')
  expect(render('![a](data:text/html,x)')).toBe('<p>a</p>')
})

test('no source makes it throw, however deep it nests', () => {
  const deep = fc
    .constantFrom('> ', '- ', '1. ', '[', '*', '(')
    .chain((mark) => fc.integer({ min: 1, max: 3000 }).map((count) => mark.repeat(count)))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        deep,
        fc.tuple(deep, fc.string()).map((parts) => parts.join('x')),
      ),
      (source) => {
        expect(render(source)).not.toMatch(/<script/i)
      },
    ),
    { numRuns: 100 },
  )
})
