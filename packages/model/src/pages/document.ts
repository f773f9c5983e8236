import { z } from 'zod'
import { id } from '../id'
import { blankSectionRows, desktopPlacement, mobilePlacement } from './grid'
import { contentLimits, refuseMore } from './limits'

/** The newest shape of a stored page; older ones are lifted to it by named steps (upgrades.ts). */
export const pageFormat = 2

/** A block on the grid. `props` is checked by the schema of its type, which the blocks package knows. */
export const placedBlock = z.strictObject({
  id,
  type: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  props: z.record(z.string(), z.unknown()),
  desktop: desktopPlacement,
  /** Absent while the phone follows the desktop (see mobile-layout.ts). */
  mobile: mobilePlacement.optional(),
})
export type PlacedBlock = z.infer<typeof placedBlock>

export const sectionThemes = [
  'white',
  'white-bold',
  'light',
  'light-bold',
  'bright',
  'bright-inverse',
  'dark',
  'dark-bold',
  'black',
  'black-bold',
] as const
export type SectionTheme = (typeof sectionThemes)[number]

export const sectionHeights = ['small', 'medium', 'large', 'full', 'custom'] as const
export const contentWidths = ['wide', 'inset', 'full', 'custom'] as const
export const sectionPaddings = ['normal', 'none'] as const
export const sectionDividers = [
  'none',
  'rounded',
  'soft-corners',
  'slanted',
  'scalloped',
  'wavy',
  'jagged',
  'pointed',
] as const

const focalPoint = z
  .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
  .default({ x: 0.5, y: 0.5 })
/** How much of the section's color lies over its background. */
export const overlayOpacity = z.number().min(0).max(1).default(0.15)

export const sectionBackground = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('image'), assetId: id, focalPoint, overlayOpacity }),
  z.strictObject({
    kind: z.literal('video'),
    assetId: id,
    /** The picture that stands where the video does not move; its first frame when absent. */
    posterId: id.nullable().default(null),
    focalPoint,
    overlayOpacity,
  }),
])
export type SectionBackground = z.infer<typeof sectionBackground>

export const section = z.strictObject({
  id,
  /** What the owner calls it; also its anchor on the page when set. */
  name: z.string().max(80).default(''),
  theme: z.enum(sectionThemes).default('white'),
  height: z.enum(sectionHeights).default('medium'),
  customHeightVh: z.number().min(10).max(200).default(60),
  width: z.enum(contentWidths).default('wide'),
  customWidthPercent: z.number().min(20).max(100).default(80),
  verticalAlignment: z.enum(['top', 'middle', 'bottom']).default('middle'),
  /** Room above and below the content: as its height has it, or none at all. */
  padding: z.enum(sectionPaddings).default('normal'),
  backgroundInset: z.boolean().default(false),
  background: sectionBackground.default({ kind: 'none' }),
  divider: z.enum(sectionDividers).default('none'),
  rows: z
    .strictObject({ desktop: z.number().int().min(1).max(500), mobile: z.number().int().min(1).max(500) })
    .default({ ...blankSectionRows }),
  blocks: z
    .array(placedBlock)
    .max(contentLimits.sectionBlocks.max, refuseMore('sectionBlocks', contentLimits.sectionBlocks.max)),
})
export type Section = z.infer<typeof section>

export const pageDocument = z
  .strictObject({ format: z.literal(pageFormat), sections: z.array(section).max(100) })
  .refine((page) => hasUniqueIds(page.sections), 'Two parts of the page have the same ID.')
export type PageDocument = z.infer<typeof pageDocument>

function hasUniqueIds(sections: readonly Section[]): boolean {
  const ids = sections.flatMap((it) => [it.id, ...it.blocks.map((block) => block.id)])
  return new Set(ids).size === ids.length
}

export function emptyPage(): PageDocument {
  return { format: pageFormat, sections: [] }
}
