import { checkPage } from '@sitewright/blocks/page/check-page'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { expect, test } from 'vitest'
import { readPlain, wordsClip } from './words-clip'

test('words are a text block that the host would take', () => {
  const answer = wordsClip(readPlain('Open daily\r\n\r\n  from nine to five \n'))
  if (!answer || !('clip' in answer)) throw new Error('there is no clip')
  const { kind, section } = answer.clip
  expect(kind).toBe('blocks')
  expect(section.blocks.map((block) => block.props)).toEqual([
    { text: richTextOf('Open daily', 'from nine to five'), isScaled: false, phoneAlignment: 'left' },
  ])
  expect(section.rows.desktop).toBeGreaterThanOrEqual(section.blocks[0]?.desktop.end.y ?? 500)
  expect(checkPage({ format: 2, sections: [section] })).not.toHaveProperty('errors')
})

test('no words are no clip, and too many are refused instead of cut', () => {
  expect(wordsClip(readPlain(' \n\t\r\n'))).toBe(null)
  const refused = { refused: 'That’s too much text for one block. Paste it in parts.' }
  expect(wordsClip(readPlain('line\n'.repeat(1001)))).toEqual(refused)
  expect(wordsClip(readPlain('a'.repeat(50_001)))).toEqual(refused)
})
