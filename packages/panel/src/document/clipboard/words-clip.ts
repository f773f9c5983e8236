import { text } from '@sitewright/blocks/text/schema'
import { section } from '@sitewright/model/pages/document'
import { type RichText, richTextOf } from '@sitewright/model/text/rich-text'
import { fitRows } from '../page/edit-page'
import type { ReadClip } from './clip'

/** To be read as a page; pasting gives ids of their own. */
const [sectionId, blockId] = ['0'.repeat(24), '1'.repeat(24)]

/** Words from elsewhere as a text block to paste; null when there are none. */
export function wordsClip(words: RichText): ReadClip | null {
  if (words.content.length === 0) return null
  const props = text.props.safeParse({ text: words })
  if (!props.success) return { refused: 'That’s too much text for one block. Paste it in parts.' }
  const { columns, rows } = text.size
  const block = {
    ...{ id: blockId, type: text.type, props: props.data },
    desktop: { start: { x: 0, y: 0 }, end: { x: columns, y: rows } },
  }
  return { clip: { kind: 'blocks', section: fitRows(section.parse({ id: sectionId, blocks: [block] })), lostFiles: 0 } }
}

/** Each line that is not blank is a paragraph, as the text editor pastes it. */
export function readPlain(plain: string): RichText {
  const lines = plain.split(/\r\n?|\n/).map((line) => line.trim())
  return richTextOf(...lines.filter((line) => line !== ''))
}
