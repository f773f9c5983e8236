import { z } from 'zod'
import { linkTarget } from '../link-targets/link-target'
import { palette } from '../site/styles'

/** Text is stored as ProseMirror JSON, never as HTML. The sets of nodes and marks are closed: what is not named is refused. */

export const textAlignments = ['left', 'center', 'right'] as const

/** A text has colors of the palette by name, so that a new palette restyles it; each theme keeps them readable on its ground. */
export const textColor = palette.keyof()
export type TextColor = z.infer<typeof textColor>

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('underline') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({ type: z.literal('color'), attrs: z.strictObject({ color: textColor }) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: linkTarget, newWindow: z.boolean().default(false) }),
  }),
])
export type TextMark = z.infer<typeof mark>

const textNode = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(50_000),
  marks: z.array(mark).max(7).optional(),
})
const hardBreak = z.strictObject({ type: z.literal('hardBreak') })
const inline = z.discriminatedUnion('type', [textNode, hardBreak])
export type InlineNode = z.infer<typeof inline>
const inlines = z.array(inline).max(2000).optional()

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z
    .strictObject({
      textAlign: z.enum(textAlignments).default('left'),
      /** Paragraph sizes of the site styles: 1 is the lead, 2 the normal text, 3 the small print. */
      size: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
    })
    .optional(),
  content: inlines,
})
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({
    level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    textAlign: z.enum(textAlignments).default('left'),
  }),
  content: inlines,
})
const codeBlock = z.strictObject({ type: z.literal('codeBlock'), content: z.array(textNode).max(1).optional() })
const horizontalRule = z.strictObject({ type: z.literal('horizontalRule') })

export type BlockNode =
  | z.infer<typeof paragraph>
  | z.infer<typeof heading>
  | z.infer<typeof codeBlock>
  | z.infer<typeof horizontalRule>
  | { type: 'blockquote'; content: BlockNode[] }
  | { type: 'bulletList' | 'orderedList'; content: ListItemNode[] }
export interface ListItemNode {
  type: 'listItem'
  content: BlockNode[]
}

/** Lists and quotes nest at most this deep, so that no stored text can exhaust the stack of who reads it. */
const deepestNesting = 6

function blockNodes(depth: number): z.ZodType<BlockNode[]> {
  const leaves = [paragraph, heading, codeBlock, horizontalRule] as const
  if (depth === 0) return z.array(z.discriminatedUnion('type', [...leaves])).max(1000)
  const inner = blockNodes(depth - 1)
  const listItem = z.strictObject({ type: z.literal('listItem'), content: inner })
  const items = z.array(listItem).min(1).max(500)
  return z
    .array(
      z.discriminatedUnion('type', [
        ...leaves,
        z.strictObject({ type: z.literal('blockquote'), content: inner }),
        z.strictObject({ type: z.literal('bulletList'), content: items }),
        z.strictObject({ type: z.literal('orderedList'), content: items }),
      ]),
    )
    .max(1000)
}

export const richText = z.strictObject({ type: z.literal('doc'), content: blockNodes(deepestNesting) })
export type RichText = z.infer<typeof richText>

/** The same check for documents of the API, described in brief: spelled out at every depth it would fill megabytes. */
export const richTextField = z
  .strictObject({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })).max(1000) })
  .refine((text) => richText.safeParse(text).success, 'This text can’t be read.') as z.ZodType<RichText>

/** A plain line as rich text, for defaults, templates and tests. */
export function richTextOf(...paragraphs: string[]): RichText {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({
      type: 'paragraph' as const,
      ...(text ? { content: [{ type: 'text' as const, text }] } : {}),
    })),
  }
}
