export const columnDefaults = { columnWidth: 250 } as const
export const autorowsDefaults = { rowHeight: 250, gutter: 20 } as const
export const gridDefaults = { perRow: 4, padding: 20 } as const
export const stackedDefaults = { speedSeconds: 1, preload: 1, clickBehavior: 'next' } as const
export const stripDefaults = { speedSeconds: 0.5, preload: 1, padding: 1 } as const
/** Height of a slider as a percentage of its width. */
export const sliderAspectRatio = 50
const sliderFallbackStep = 10

export const resizeDebounceMs = { design: 100, bare: 300 } as const

/** The height step a slider block passes on: one that sets neither ratio nor step gets 10. */
export function chooseSliderStep(block: {
  imageAspectRatio?: unknown
  vSize?: number | undefined
}): number | undefined {
  if (block.vSize !== undefined) return block.vSize
  return block.imageAspectRatio === undefined ? sliderFallbackStep : undefined
}

/** A column's width in pixels, or null for a value that is not a positive number. Texts are read as whole numbers. */
export function readColumnWidth(value: unknown): number | null {
  if (value === undefined) return columnDefaults.columnWidth
  const width = typeof value === 'string' ? Number.parseInt(value, 10) : value
  return typeof width === 'number' && Number.isFinite(width) && width > 0 ? width : null
}

export const stripAlignments = ['start', 'middle', 'end'] as const
export type StripAlignment = (typeof stripAlignments)[number]

const alignmentByBlock: Readonly<Record<string, StripAlignment>> = { left: 'start', center: 'middle', right: 'end' }

export function toStripAlignment(blockValue: unknown): StripAlignment {
  if (typeof blockValue !== 'string' || !Object.hasOwn(alignmentByBlock, blockValue)) return 'middle'
  return alignmentByBlock[blockValue] ?? 'middle'
}

/** The alignment that a block's value stands for. */
export function readBlockAlignment(blockValue: unknown): 'left' | 'center' | 'right' {
  return ({ start: 'left', middle: 'center', end: 'right' } as const)[toStripAlignment(blockValue)]
}

/** In percent of the strip's width. */
export const maxStripPadding = 5

export function capStripPadding(padding: number): number {
  return Math.min(padding, maxStripPadding)
}

/** The height a caption is limited to, or null where it may be as high as it is. */
export function limitMetaHeight(contentHeight: number, containerHeight: number): number | null {
  return contentHeight > containerHeight * 0.9 ? containerHeight * 0.4 : null
}
