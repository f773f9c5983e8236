import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { shapeNames } from './outlines'

/** Names of theme colors, so that a shape changes with its section. */
const shapeColors = ['link', 'text', 'line', 'surface', 'primary-fill', 'background'] as const

export const shape = defineBlock({
  type: 'shape',
  number: null,
  group: 'essentials',
  label: 'Shape',
  description: 'A circle, arch, leaf or star in your colors.',
  sign: 'M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 10h6v6.5h-6z',
  props: z.strictObject({
    shape: z.enum(shapeNames).default('circle'),
    color: z.enum(shapeColors).default('link'),
    drawing: z.enum(['fill', 'outline']).default('fill'),
    strokePx: z.number().min(1).max(20).default(2),
    /** Fills the block's box whatever its proportions. */
    stretch: z.boolean().default(false),
    opacity: z.number().min(0).max(1).default(1),
  }),
  starter: {},
  size: { columns: 5, rows: 8 },
  fillsRows: true,
  isWordless: () => true,
  listGrounds: ({ drawing, color, opacity }) => (drawing === 'fill' ? [{ color, opacity }] : []),
})
export type Shape = BlockProps<typeof shape>
