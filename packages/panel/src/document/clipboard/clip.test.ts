import { sampleBlock, sampleId, samplePage, samplePicture, sampleSection } from '@sitewright/testkit/sites/sample-page'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pasteClip, whyNotPaste } from '../commands/paste-clip'
import { nothingSelected, selectBlocks, selectSection } from '../page/command'
import { type Clip, readClip, writeClip } from './clip'

const here = 'one.example'
const picture = sampleBlock('image', { assetId: samplePicture.id }, 1)
const words = sampleBlock('text', {}, 0)
const page = samplePage(sampleSection([words, picture]))
const sectionId = sampleId(0xc0)
const both = selectBlocks(sectionId, [words.id, picture.id])
let last = 0xf000
const tools = { breakpoint: 'desktop' as const, newId: () => sampleId(++last) }

function read(text: string | null, site = here): Clip {
  const answer = readClip(text ?? '', site)
  if (!answer || 'refused' in answer) throw new Error(answer?.refused ?? 'no clip')
  return answer.clip
}

test('copied blocks come out on another page with new ids, arranged as they were', () => {
  const clip = read(writeClip(page, both, here))
  const { page: pasted, select } = pasteClip.apply(samplePage(), { clip, selection: nothingSelected }, tools)
  const copies = pasted.sections[0]?.blocks ?? []
  expect(copies.map((it) => it.type)).toEqual(['text', 'image'])
  expect(copies.map((it) => it.props)).toEqual([words.props, picture.props])
  expect(copies.some((it) => [words.id, picture.id].includes(it.id))).toBe(false)
  expect(select?.sectionId).toBe(pasted.sections[0]?.id)
  const again = pasteClip.apply(page, { clip, selection: selectBlocks(sectionId, [words.id]) }, tools).page
  const first = again.sections[0]?.blocks[2]
  expect(first?.desktop.start.y).toBe(words.desktop.end.y)
})

test('a section is copied whole and stands after the selected one', () => {
  const clip = read(writeClip(page, selectSection(sectionId), here))
  const { page: pasted } = pasteClip.apply(page, { clip, selection: selectSection(sectionId) }, tools)
  expect(pasted.sections).toHaveLength(2)
  expect(pasted.sections[1]?.blocks.map((it) => it.desktop)).toEqual(page.sections[0]?.blocks.map((it) => it.desktop))
  expect(new Set(pasted.sections.map((it) => it.id)).size).toBe(2)
})

test('pictures of another site stay behind, and are counted', () => {
  const clip = read(writeClip(page, both, here), 'two.example')
  expect(clip.lostFiles).toBe(1)
  expect(clip.section.blocks.map((it) => it.props.assetId)).toEqual([undefined, null])
})

test('[EDIT-012] [EDIT-019] a paste over the limit of a section is refused with the reason and changes nothing', () => {
  const full = samplePage(
    sampleSection(
      Array.from({ length: 59 }, (_, row) => ({ ...sampleBlock('line', {}, row % 40), id: sampleId(row + 1) })),
    ),
  )
  const clip = read(writeClip(page, both, here))
  const paste = { clip, selection: selectSection(sectionId) }
  expect(whyNotPaste(full, paste)).toBe('A section holds at most 60 blocks. This one has 59, and 2 were copied.')
  expect(pasteClip.isEnabled?.(full, paste)).toBe(false)
})

test('what does not fit the schemas of the blocks is refused, and other text is not ours', () => {
  const written = writeClip(page, selectBlocks(sectionId, [words.id]), here) ?? ''
  expect(readClip('just words', here)).toBe(null)
  expect(readClip('{"sitewright":"clip"', here)).toHaveProperty('refused')
  expect(readClip(written.replace('"type":"text"', '"type":"unheard-of"'), here)).toEqual({
    refused: 'This can’t be pasted here. There is no block named unheard-of.',
  })
})

test('whatever is on the clipboard, reading it never throws and gives only what the schemas let through', () => {
  const written = JSON.parse(writeClip(page, both, here) ?? '')
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('site', 'kind', 'page'), (value, key) => {
      const text = JSON.stringify({ ...written, [key]: value })
      const answer = readClip(text, here)
      expect(answer && ('clip' in answer || answer.refused.length > 0)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
