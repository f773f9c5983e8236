import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarkdown } from './read-markdown'
import { writeMarkdown } from './write-markdown'

const write = (source: string) => writeMarkdown(source, null)

test('markdown becomes semantic elements', () => {
  expect(write('# One\n\nA **b** _c_ ~~d~~ `e` [f](/g)')).toBe(
    '<h1>One</h1><p>A <strong>b</strong> <em>c</em> <s>d</s> <code>e</code> <a href="/g">f</a></p>',
  )
  expect(write('- a\n- b\n\n3. c')).toBe('<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol>')
  expect(write('| a |\n|---|\n| b |')).toBe(
    '<table class="markdown-table"><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  )
  expect(write('> a\n\n---\n\n```js\nb\n```\n\nc  \nd')).toBe(
    '<blockquote><p>a</p></blockquote><hr/><pre><code>b</code></pre><p>c<br/>d</p>',
  )
  expect(write('![a *b*](/c.png)')).toBe('<p><img src="/c.png" alt="a *b*" loading="lazy"/></p>')
})

test('addresses and email addresses become links by themselves, other words with a dot do not', () => {
  expect(write('https://a.example/b')).toBe('<p><a href="https://a.example/b">https://a.example/b</a></p>')
  expect(write('www.a.com')).toBe('<p><a href="http://www.a.com">www.a.com</a></p>')
  expect(write('ada@a.example')).toBe('<p><a href="mailto:ada@a.example">ada@a.example</a></p>')
  expect(write('readme.md and a.com')).toBe('<p>readme.md and a.com</p>')
})

test('HTML in the source is shown as text', () => {
  expect(write('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  expect(write('a <b onclick="x">b</b>')).toBe('<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>')
})

test('[SEC-36] script addresses become plain text', () => {
  for (const address of ['javascript:alert(1)', 'JaVaScript:alert(1)', 'java&#115;cript:alert(1)', 'vbscript:x'])
    expect(write(`[a](${address})`)).toBe('<p>a</p>')
  expect(write('![a](data:text/html,x)')).toBe('<p>a</p>')
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
        expect(write(source)).not.toMatch(/<script/i)
      },
    ),
    { numRuns: 100 },
  )
})

const attacks = [
  'a.',
  'www.',
  '(a.com',
  '*_a',
  '__a_',
  'a\n-\n',
  '- [ ] a\n',
  '[',
  '![[',
  '[a](',
  '<',
  '`',
  '~~a ',
  '&',
  'a@b.c ',
  '> ',
  '|a',
]

test('[SEC-51] hostile sources are read in linear time', () => {
  for (const part of attacks) {
    const timeOf = (length: number) => {
      const source = `${part.repeat(length / part.length)}@`
      const startedAt = performance.now()
      readMarkdown(source)
      return performance.now() - startedAt
    }
    timeOf(4_000)
    // In squared time the long one takes 256 times as long; slow machines are slow with both.
    expect(timeOf(64_000), part).toBeLessThan(80 * Math.max(timeOf(4_000), 50))
  }
})
