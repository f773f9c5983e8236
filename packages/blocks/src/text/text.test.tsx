import { richTextOf } from '@sitewright/model/text/rich-text'
import { renderView } from '@sitewright/testkit/sites/render-block'
import { expect, test } from 'vitest'
import { countLongestLine } from './longest-line'
import { text } from './schema'
import { TextView } from './view'

const written = richTextOf('Made by hand', 'in Bergen')

test('scaled text has a size before any script runs: a guess by the letters of its longest line', () => {
  expect(countLongestLine(written)).toBe(12)
  expect(countLongestLine({ type: 'doc', content: [{ type: 'horizontalRule' }] })).toBe(1)
  const draw = (isScaled: boolean) => renderView(TextView, text.props.parse({ text: written, isScaled }))
  expect(draw(true)).toContain('class="scaled-text" style="--letters:12"')
  expect(draw(false)).not.toContain('scaled-text')
})
