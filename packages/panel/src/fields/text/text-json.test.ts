import { richText } from '@sitewright/model/text/rich-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EditorNode, toRichText } from './text-json'

const text = (value: string, marks?: EditorNode['marks']): EditorNode => ({
  type: 'text',
  text: value,
  ...(marks ? { marks } : {}),
})

test('what the editor adds of its own is cut off, what the owner wrote stays', () => {
  const link = {
    type: 'link',
    attrs: { href: '/about', target: '_blank', rel: 'noopener', class: null, newWindow: true },
  }
  const stored = toRichText({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, textAlign: 'center', id: 'x' }, content: [text('Hello', [link])] },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('one')] }] }],
      },
      { type: 'codeBlock', attrs: { language: null }, content: [text('a'), text('b')] },
      { type: 'paragraph' },
    ],
  })
  expect(richText.safeParse(stored).success).toBe(true)
  expect(stored.content).toEqual([
    {
      type: 'heading',
      attrs: { level: 2, textAlign: 'center' },
      content: [text('Hello', [{ type: 'link', attrs: { href: '/about', newWindow: true } }])],
    },
    {
      type: 'orderedList',
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph', attrs: { textAlign: 'left', size: 2 }, content: [text('one')] }],
        },
      ],
    },
    { type: 'codeBlock', content: [text('ab')] },
    { type: 'paragraph', attrs: { textAlign: 'left', size: 2 } },
  ])
})

test('a script address never becomes a link', () => {
  const marks = [{ type: 'link', attrs: { href: 'java\nscript:alert(1)' } }]
  const stored = toRichText({ type: 'doc', content: [{ type: 'paragraph', content: [text('x', marks)] }] })
  expect(JSON.stringify(stored)).not.toContain('alert')
})

test('whatever attributes and marks an editor holds, the stored text is valid', () => {
  const attrs = fc.dictionary(
    fc.constantFrom('textAlign', 'size', 'level', 'href', 'color', 'onclick'),
    fc.anything(),
    {
      maxKeys: 3,
    },
  )
  const mark = fc.record({ type: fc.constantFrom('bold', 'link', 'highlight', 'code', 'color'), attrs })
  const leaf = fc.record({
    type: fc.constantFrom('text', 'hardBreak', 'emoji'),
    text: fc.string(),
    marks: fc.array(mark, { maxLength: 3 }),
  })
  const block = fc.record({
    type: fc.constantFrom('paragraph', 'heading', 'codeBlock'),
    attrs,
    content: fc.array(leaf, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (content) => {
      expect(richText.safeParse(toRichText({ type: 'doc', content })).success).toBe(true)
    }),
    { numRuns: 150 },
  )
})
