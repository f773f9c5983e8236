import type { verticalAlignments } from '@sitewright/model/pages/grid'
import type { BlockNode, InlineNode, RichText } from '@sitewright/model/text/rich-text'
import type { placeholderNames } from '../../image/placeholder-names'
import type { PresetBlock } from './preset'

/** Short words to write presets with. All of them give plain data. */

interface Place {
  readonly desktop: PresetBlock['desktop']
  readonly mobile?: PresetBlock['desktop']
}

/** A place on the desktop: column and row of its upper left corner, then columns and rows that it takes. */
export function at(
  x: number,
  y: number,
  columns: number,
  rows: number,
  verticalAlignment: (typeof verticalAlignments)[number] = 'top',
): Place {
  return { desktop: { start: { x, y }, end: { x: x + columns, y: y + rows }, verticalAlignment } }
}

/** The same place with one of its own on phones; without it a block follows the desktop. */
export function onPhone(place: Place, x: number, y: number, columns: number, rows: number): Place {
  return { ...place, mobile: { start: { x, y }, end: { x: x + columns, y: y + rows } } }
}

export function block(type: string, place: Place, props: Record<string, unknown> = {}): PresetBlock {
  return { type, props, ...place }
}

type Words = string | readonly (string | InlineNode)[]
type Alignment = 'left' | 'center' | 'right'
type Line = (textAlign: Alignment) => BlockNode

export function link(text: string, href: string): InlineNode {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href, newWindow: false } }] }
}

export const lineBreak: InlineNode = { type: 'hardBreak' }

function inline(words: Words): InlineNode[] {
  const parts = typeof words === 'string' ? [words] : words
  return parts.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part))
}

const heading =
  (level: 1 | 2 | 3 | 4) =>
  (words: Words): Line =>
  (textAlign) => ({ type: 'heading', attrs: { level, textAlign }, content: inline(words) })

const paragraph =
  (size: 1 | 2 | 3) =>
  (words: Words): Line =>
  (textAlign) => ({ type: 'paragraph', attrs: { textAlign, size }, content: inline(words) })

export const h1 = heading(1)
export const h2 = heading(2)
export const h3 = heading(3)
export const h4 = heading(4)
export const lead = paragraph(1)
export const p = paragraph(2)
export const small = paragraph(3)

export function list(...items: string[]): Line {
  return (textAlign) => ({
    type: 'bulletList',
    content: items.map((item) => ({ type: 'listItem', content: [paragraph(2)(item)(textAlign)] })),
  })
}

export function rich(lines: readonly Line[], alignment: Alignment = 'left'): RichText {
  return { type: 'doc', content: lines.map((line) => line(alignment)) }
}

export function text(place: Place, ...lines: Line[]): PresetBlock {
  return block('text', place, { text: rich(lines) })
}

export function centered(place: Place, ...lines: Line[]): PresetBlock {
  return block('text', place, { text: rich(lines, 'center') })
}

export function picture(
  place: Place,
  placeholder: (typeof placeholderNames)[number],
  props: Record<string, unknown> = {},
): PresetBlock {
  return block('image', place, { placeholder, ...props })
}

export function button(place: Place, words: string, props: Record<string, unknown> = {}): PresetBlock {
  return block('button', place, { text: words, ...props })
}

/** A fine line over the whole width of its place. */
export function rule(place: Place): PresetBlock {
  return block('line', place)
}

export function questions(place: Place, items: readonly (readonly [string, string])[]): PresetBlock {
  return block('accordion', place, {
    items: items.map(([title, answer]) => ({ title, text: rich([p(answer)]) })),
    isFirstItemOpen: true,
  })
}
