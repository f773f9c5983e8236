import { z } from 'zod'

/** The fluid grid of a section: 24 columns on the desktop, 8 on phones; the bleed columns beside them are -1 and the last. */
export const breakpoints = ['mobile', 'desktop'] as const
export type Breakpoint = (typeof breakpoints)[number]

export const gridColumns = { desktop: 24, mobile: 8 } as const
export const blankSectionRows = { desktop: 8, mobile: 2 } as const
export const gridGapPx = 11
/** Height of one row in hundredths of the window's width; rows grow with their content. */
export const rowHeightVw = { desktop: 2, mobile: 6 } as const
export const maxBlocksInSection = 60
export const maxRows = 500

export const verticalAlignments = ['top', 'middle', 'bottom'] as const

/** Columns run from -1 (the left bleed) to columns + 1 (the end of the right bleed); rows from 0. `end` is not part of the block. */
function placementOn(columns: number) {
  const column = z.number().int().min(-1)
  const row = z.number().int().min(0)
  return z
    .strictObject({
      start: z.strictObject({ x: column.max(columns), y: row.max(maxRows - 1) }),
      end: z.strictObject({ x: column.max(columns + 1), y: row.max(maxRows) }),
      verticalAlignment: z.enum(verticalAlignments).default('top'),
      visible: z.boolean().default(true),
      zIndex: z.number().int().min(0).max(1000).default(0),
      stickyScroll: z.boolean().default(false),
    })
    .refine((it) => it.end.x > it.start.x && it.end.y > it.start.y, 'A block needs at least one column and one row.')
}

export const desktopPlacement = placementOn(gridColumns.desktop)
export const mobilePlacement = placementOn(gridColumns.mobile)
export type Placement = z.infer<typeof desktopPlacement>
