/** Widths in pixels an image is stored in. No other width is ever asked for. */
export const imageWidths = [2500, 1500, 1000, 750, 500, 300, 100] as const
export type ImageWidth = (typeof imageWidths)[number]

const widthsFromSmallest = [...imageWidths].sort((a, b) => a - b)
const largestWidth: ImageWidth = imageWidths[0]

export const defaultPixelRatioMin = 1
export const defaultPixelRatioMax = 3
export const defaultSizeAdjustment = 1

export interface ImageSizeQuestion {
  /** Width in CSS pixels the image takes on the page. */
  shownWidth: number
  pixelRatio?: number | undefined
  sizeAdjustment?: number | undefined
  dprMin?: number | undefined
  dprMax?: number | undefined
  /** True when the image allows it and the browser asks to save data. */
  savesData?: boolean | undefined
  /** Width of the uploaded file; asking for more than it has would only cost bytes. */
  originalWidth?: number | undefined
}

export function choosePixelRatio(question: Omit<ImageSizeQuestion, 'shownWidth'>): number {
  if (question.savesData) return 1
  const ratio = question.pixelRatio ?? 1
  const min = question.dprMin ?? defaultPixelRatioMin
  const max = question.dprMax ?? defaultPixelRatioMax
  return Math.min(Math.max(ratio, min), max)
}

/** Negative and unreadable adjustments count as the default; 0 asks for the smallest size. */
export function readSizeAdjustment(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : defaultSizeAdjustment
}

/** The smallest stored width that covers the pixels needed, or the largest when none does. */
export function chooseImageWidth(question: ImageSizeQuestion): ImageWidth {
  const wanted = question.shownWidth * choosePixelRatio(question) * readSizeAdjustment(question.sizeAdjustment)
  const needed = Math.min(wanted, question.originalWidth ?? Number.POSITIVE_INFINITY)
  return widthsFromSmallest.find((width) => width >= needed) ?? largestWidth
}

/** Stored widths worth offering for one image, from small to large: none beyond the first that covers the original. */
export function listOfferedWidths(originalWidth?: number): ImageWidth[] {
  const enough = chooseImageWidth({ shownWidth: originalWidth ?? largestWidth })
  return widthsFromSmallest.filter((width) => width <= enough)
}

/** An image held in its own address has one size. */
export function isInlineAddress(address: string): boolean {
  return /^(data|blob):/i.test(address)
}

export function splitAddress(address: string) {
  const [beforeHash = '', ...hash] = address.split('#')
  const [path = '', ...query] = beforeHash.split('?')
  return { path, query: query.join('?'), hash: hash.length > 0 ? `#${hash.join('#')}` : '' }
}

/** Address of one stored width: `?format={width}w`, beside whatever the query already holds. */
export function imageAddress(address: string, width: ImageWidth): string {
  if (isInlineAddress(address)) return address
  const { path, query, hash } = splitAddress(address)
  const kept = query.split('&').filter((part) => part !== '' && !/^format(=|$)/.test(part))
  return `${path}?${[...kept, `format=${width}w`].join('&')}${hash}`
}
