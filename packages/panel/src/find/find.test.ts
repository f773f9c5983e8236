import { checkPage } from '@sitewright/blocks/page/check-page'
import { blockSchemas, findBlock } from '@sitewright/blocks/registry/schemas'
import { type PageDocument, pageDocument } from '@sitewright/model/pages/document'
import { type RichText, richText, richTextOf } from '@sitewright/model/text/rich-text'
import { openTestPage } from '@sitewright/testkit/sites/page-store'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findInText, findMatches, indexAfterReplacing } from './find-matches'
import { listTexts } from './list-texts'
import { replaceMatches, replaceText } from './replace-matches'
import { listRuns, replaceInRun } from './text-runs'

const idOf = (number: number) => number.toString(16).padStart(24, '0')

function pageOf(...blocks: { type: string; props: Record<string, unknown> }[]): PageDocument {
  const placed = blocks.map(({ type, props }, index) => ({
    ...{ id: idOf(index + 1), type, props: findBlock(type)?.props.parse(props) },
    desktop: { start: { x: 0, y: index * 4 }, end: { x: 12, y: index * 4 + 4 } },
  }))
  return pageDocument.parse({ format: 2, sections: [{ id: idOf(500), blocks: placed }] })
}

const small = (text: string) => ({ text, matchesCase: false })
const propsOf = (page: PageDocument, index: number) => page.sections[0]?.blocks[index]?.props ?? {}

const formatted: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2, textAlign: 'left' }, content: [{ type: 'text', text: 'Blue bowls' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'A bl' },
        { type: 'text', text: 'ue bo', marks: [{ type: 'bold' }] },
        { type: 'text', text: 'wl, ' },
        { type: 'hardBreak' },
        { type: 'text', text: 'blue bowl', marks: [{ type: 'link', attrs: { href: '/', newWindow: false } }] },
      ],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
  ],
}

test('words are found whatever their case, or in their own case alone, and nothing in them is a pattern', () => {
  expect(findInText('Pot, pot and POT', small('pot'))).toEqual([
    { start: 0, end: 3 },
    { start: 5, end: 8 },
    { start: 13, end: 16 },
  ])
  expect(findInText('Pot, pot', { text: 'pot', matchesCase: true })).toEqual([{ start: 5, end: 8 }])
  expect(findInText('1 + 1 (a.b)', small('+ 1 (a.'))).toEqual([{ start: 2, end: 9 }])
  expect(findInText('axb', small('a.b'))).toEqual([])
  expect(findInText('two\u00a0cups', small('two cups'))).toHaveLength(1)
  expect(findInText('anything', small(''))).toEqual([])
})

test('texts of every block are found through their schemas, in reading order, and nothing that machines read', () => {
  const page = pageOf(
    { type: 'text', props: { text: formatted } },
    { type: 'button', props: { text: 'Blue things', href: '/blue' } },
    { type: 'image', props: { caption: 'A blue cup', altText: 'Blue cup', shape: 'blue' } },
    { type: 'quote', props: { quote: 'So blue.', source: 'Blue Ada' } },
    { type: 'accordion', props: { items: [{ title: 'Is it blue?', text: richTextOf('Yes, blue.') }] } },
  )
  const found = findMatches(page, small('blue')).map(({ blockId, run: { path } }) => [Number(`0x${blockId}`), path])
  expect(found).toEqual([
    [1, 'text'],
    [1, 'text'],
    [1, 'text'],
    [2, 'text'],
    [3, 'altText'],
    [3, 'caption'],
    [4, 'quote'],
    [4, 'source'],
    [5, 'items.0.title'],
    [5, 'items.0.text'],
  ])
})

test('every text that is written in place on the page can be found', () => {
  for (const { type, props, starter, texts = [] } of Object.values(blockSchemas)) {
    const filled = props.parse(starter)
    for (const { prop } of texts) if (filled[prop] === '') filled[prop] = 'Some words'
    const paths = listTexts(pageOf({ type, props: filled })).flatMap(({ runs }) => runs.map((run) => run.path))
    for (const { prop } of texts) expect(paths).toContain(prop.replace('*', '0'))
  }
})

test('new words take the format of the first letter that they replace, and all else keeps its own', () => {
  const page = pageOf({ type: 'text', props: { text: formatted } })
  const { page: next, count, refusals } = replaceMatches(page, findMatches(page, small('blue bowl')), 'red cup')
  expect([count, refusals]).toEqual([3, []])
  const { content } = propsOf(next, 0).text as RichText
  expect(content.slice(0, 2)).toEqual([
    { type: 'heading', attrs: { level: 2, textAlign: 'left' }, content: [{ type: 'text', text: 'red cups' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'A red cup, ' },
        { type: 'hardBreak' },
        { type: 'text', text: 'red cup', marks: [{ type: 'link', attrs: { href: '/', newWindow: false } }] },
      ],
    },
  ])
  expect(checkPage(next)).toEqual({ page: next })
})

test('a text that its block would not take stays as it is, and the rest is replaced', () => {
  const page = pageOf(
    { type: 'button', props: { text: 'Cups', href: '/' } },
    { type: 'quote', props: { quote: 'Cups and bowls' } },
  )
  const { page: next, count, refusals } = replaceMatches(page, findMatches(page, small('cups')), '')
  expect([count, refusals]).toEqual([1, ['Enter a button label.']])
  expect([propsOf(next, 0).text, propsOf(next, 1).quote]).toEqual(['Cups', ' and bowls'])
  expect(replaceMatches(page, findMatches(page, small('cups')).slice(0, 1), '').page).toBe(page)
})

test('all that is replaced is taken back in one step', () => {
  const page = pageOf(
    { type: 'button', props: { text: 'cup cup', href: '/' } },
    { type: 'text', props: { text: richTextOf('cup', 'a cup') } },
  )
  let last = 0
  const store = openTestPage(page, { newId: () => idOf(++last), now: () => 0 })
  const replaceAll = (words: string, text: string) =>
    store.run(replaceText, { matches: findMatches(store.read().page, small(words)), text })
  replaceAll('cup', 'bowl')
  expect(findMatches(store.read().page, small('bowl'))).toHaveLength(4)
  // A second replacing right after is a step of its own.
  replaceAll('bowl', 'vase')
  store.undo()
  expect(findMatches(store.read().page, small('bowl'))).toHaveLength(4)
  store.undo()
  expect(store.read().page).toEqual(page)
  expect([store.undoLabel(), store.redoLabel()]).toEqual([null, 'Replace text'])
})

test('after replacing one match the next is current, even where the new words hold the old ones', () => {
  const page = pageOf({ type: 'quote', props: { quote: 'pot pot pot', source: '' } })
  const before = findMatches(page, small('pot'))
  const [first] = before
  if (!first) throw new Error('nothing found')
  const after = findMatches(replaceMatches(page, [first], 'pot and pot').page, small('pot'))
  expect(after[indexAfterReplacing(after, first, 0, 'pot and pot')]).toMatchObject({ start: 12 })
  const without = findMatches(replaceMatches(page, [first], 'cup').page, small('pot'))
  expect(without[indexAfterReplacing(without, first, 0, 'cup')]).toMatchObject({ start: 4 })
  expect(indexAfterReplacing([], first, 2, 'cup')).toBe(0)
})

const inline = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text: fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }) }),
  fc.record({
    type: fc.constant('text' as const),
    text: fc.string({ minLength: 1, maxLength: 8 }),
    marks: fc.constantFrom('bold', 'italic').map((type) => [{ type }]),
  }),
  fc.constant({ type: 'hardBreak' as const }),
)

test('replacing in a formatted text gives the same plain text as replacing in plain text, and stays a text', () => {
  fc.assert(
    fc.property(
      fc.array(inline, { minLength: 1, maxLength: 8 }),
      fc.nat(40),
      fc.nat(10),
      fc.string({ maxLength: 5 }),
      (content, from, length, text) => {
        const document: RichText = { type: 'doc', content: [{ type: 'paragraph', content }] }
        const [run] = listRuns(document)
        if (!run) return
        const start = from % run.text.length
        const end = Math.min(run.text.length, start + length + 1)
        const next = replaceInRun(document, run.place, [{ start, end, text }])
        const expected = run.text.slice(0, start) + text + run.text.slice(end)
        expect(listRuns(next)[0]?.text ?? '').toBe(expected)
        expect(richText.safeParse(next).success).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})
