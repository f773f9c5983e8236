import { sampleBlock, samplePage, samplePicture, sampleSection } from '@sitewright/testkit/sites/sample-page'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockSchemas } from '../registry/schemas'
import { checkPage } from './check-page'
import { listUsedAssets } from './used-assets'

test('a page with every block round trips unchanged', () => {
  const blocks = Object.keys(blockSchemas).map((type, row) => sampleBlock(type, {}, row))
  const page = samplePage(sampleSection(blocks))
  expect(checkPage(JSON.parse(JSON.stringify(page)))).toEqual({ page })
})

test('defaults of a block are filled in', () => {
  const block = { ...sampleBlock('button'), props: { text: 'Go' } }
  const checked = checkPage(samplePage(sampleSection([block])))
  expect(checked).toMatchObject({ page: { sections: [{ blocks: [{ props: { text: 'Go', style: 'primary' } }] }] } })
})

test('an unknown block type is refused at its place', () => {
  for (const type of ['nothing-such', 'constructor', 'to-string']) {
    const page = samplePage(sampleSection([{ ...sampleBlock('text'), type }]))
    expect(checkPage(page)).toEqual({
      errors: { 'sections.0.blocks.0.type': `There is no block named ${type}.` },
    })
  }
})

test('props that do not fit are refused with the path of the field', () => {
  const block = { ...sampleBlock('button'), props: { text: 'Go', href: 'javascript:alert(1)', color: 'red' } }
  const checked = checkPage(samplePage(sampleSection([block])))
  expect(checked).toHaveProperty('errors')
  expect(Object.keys('errors' in checked ? checked.errors : {})).toEqual([
    'sections.0.blocks.0.props.href',
    'sections.0.blocks.0.props',
  ])
})

test('no input makes the check throw', () => {
  const nearlyPages = fc.record(
    {
      format: fc.constantFrom(1, 2, 'x'),
      sections: fc.array(
        fc.record(
          {
            id: fc.stringMatching(/^[0-9a-f]{24}$/),
            blocks: fc.array(fc.record({ type: fc.constantFrom(...Object.keys(blockSchemas)), props: fc.object() })),
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), nearlyPages), (input) => {
      const checked = checkPage(input)
      expect('page' in checked || Object.keys(checked.errors).length > 0).toBe(true)
    }),
    { numRuns: 80 },
  )
})

test('props of any shape are either refused or kept valid', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(blockSchemas)), fc.object({ maxDepth: 3 }), (type, props) => {
      const checked = checkPage(samplePage(sampleSection([{ ...sampleBlock(type), props }])))
      if ('page' in checked) expect(checkPage(checked.page)).toEqual(checked)
    }),
    { numRuns: 80 },
  )
})

test('the assets of a page are those of its pictures and backgrounds, each once', () => {
  const picture = sampleBlock('image', { assetId: samplePicture.id })
  const background = { kind: 'image', assetId: samplePicture.id }
  expect(listUsedAssets(samplePage(sampleSection([picture], { background })))).toEqual([samplePicture.id])
  const video = { kind: 'video', assetId: 'e'.repeat(24), posterId: samplePicture.id }
  expect(listUsedAssets(samplePage(sampleSection([], { background: video })))).toEqual([
    'e'.repeat(24),
    samplePicture.id,
  ])
  expect(listUsedAssets(samplePage(sampleSection([sampleBlock('image'), sampleBlock('text', {}, 1)])))).toEqual([])
})
