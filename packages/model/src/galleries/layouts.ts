/** As many columns of at least `columnWidth` as fit, and never none. */
export function countColumns(containerWidth: number, columnWidth: number, gutter = 0): number {
  return Math.max(Math.floor((containerWidth + gutter) / (columnWidth + gutter)), 1)
}

/** Masonry: each slide goes under the shortest column. `heights` are relative to one column's width. */
export function stackInColumns(heights: readonly number[], columns: number): number[][] {
  const filled = Array.from({ length: columns }, () => ({ slides: [] as number[], height: 0 }))
  for (const [index, height] of heights.entries()) {
    const shortest = filled.reduce((best, column) => (column.height < best.height ? column : best))
    shortest.slides.push(index)
    shortest.height += height
  }
  return filled.map((column) => column.slides)
}

export interface GalleryRow {
  /** Indexes of the slides in the row. */
  slides: number[]
  height: number
  widths: number[]
}

/** Rows of one height each, stretched to the full width; a last row that is not full keeps the wanted height. */
export function fillRows(
  ratios: readonly number[],
  box: { containerWidth: number; rowHeight: number; gutter: number },
): GalleryRow[] {
  const rows: GalleryRow[] = []
  let slides: number[] = []
  const closeRow = (isLast: boolean) => {
    const ratioSum = slides.reduce((sum, index) => sum + (ratios[index] ?? 1), 0)
    const stretched = (box.containerWidth - box.gutter * (slides.length - 1)) / ratioSum
    const height = isLast ? Math.min(stretched, box.rowHeight) : stretched
    rows.push({ slides, height, widths: slides.map((index) => (ratios[index] ?? 1) * height) })
    slides = []
  }
  for (const index of ratios.keys()) {
    slides.push(index)
    const ratioSum = slides.reduce((sum, place) => sum + (ratios[place] ?? 1), 0)
    if (ratioSum * box.rowHeight + box.gutter * (slides.length - 1) >= box.containerWidth) closeRow(false)
  }
  if (slides.length > 0) closeRow(true)
  return rows
}
