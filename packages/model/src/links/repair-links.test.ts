import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseUrlMappings } from '../pages/addresses/url-mappings'
import { repairLink, repairLinks, repairMappingLines } from './repair-links'

const moved = { from: '/our-story', to: '/story' }

test('a link to the old address leads to the new one with its query and anchor, however it is spelled', () => {
  expect(repairLink('/our-story', moved)).toBe('/story')
  expect(repairLink('/Our-Story/?a=1#team', moved)).toBe('/story?a=1#team')
  expect(repairLink('/our-story#team', moved)).toBe('/story#team')
})

test('links to other places stay as they are', () => {
  const others = [
    '/our-story/more',
    '/our-storyboard',
    'https://x.test/our-story',
    '#our-story',
    'our-story',
    '',
    '//x',
  ]
  expect(others.map((link) => repairLink(link, moved))).toEqual(others.map(() => null))
})

test('links are found at any depth, in text, buttons and markdown, and nothing else changes', () => {
  const text = { type: 'text', text: '/our-story', marks: [{ type: 'link', attrs: { href: '/our-story' } }] }
  const stored = {
    sections: [
      { blocks: [{ type: 'text', props: { text: { content: [text] } } }] },
      { blocks: [{ type: 'button', props: { href: '/our-story#a' } }] },
      { blocks: [{ type: 'markdown', props: { source: 'See [us](/our-story "Us") or /our-story, [x](/other)' } }] },
      { blocks: [{ type: 'code', props: { source: '[us](/our-story)' } }] },
    ],
  }
  const before = JSON.stringify(stored)
  const repaired = JSON.stringify(repairLinks(stored, moved))
  expect(repaired).toContain('{"href":"/story"}')
  expect(repaired).toContain('"text":"/our-story"')
  expect(repaired).toContain('{"href":"/story#a"}')
  expect(repaired).toContain('See [us](/story \\"Us\\") or /our-story, [x](/other)')
  expect(repaired).toContain('"source":"[us](/our-story)"')
  expect(JSON.stringify(stored)).toBe(before)
})

test('a document without such links is given back itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(repairLinks(value, { from: '/zzz-none', to: '/x' })).toBe(value)
    }),
    { numRuns: 200 },
  )
})

test('mappings that led to the old address lead to the new one, and still can be read', () => {
  const lines = '# /a -> /our-story\n/a -> /our-story 302\n/b -> /our-story#x\r\n/story -> /our-story\n/c -> /d'
  const repaired = repairMappingLines(lines, moved)
  expect(repaired).toBe('# /a -> /our-story\n/a -> /story 302\n/b -> /story#x\r\n/story -> /our-story\n/c -> /d')
  expect(parseUrlMappings(repaired).errors.size).toBe(0)
})
