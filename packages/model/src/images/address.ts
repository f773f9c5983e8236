import { type ImageWidth, imageAddress, isInlineAddress, listOfferedWidths, splitAddress } from './sizes'

export const imageSizeFormats = ['queryString', 'filename'] as const
export type ImageSizeFormat = (typeof imageSizeFormats)[number]

function imageFilenameAddress(address: string, width: ImageWidth): string {
  if (isInlineAddress(address)) return address
  const { path, query, hash } = splitAddress(address)
  const sized = path.replace(/(\.[^./]+)?$/, (extension) => `-${width}w${extension}`)
  return `${sized}${query === '' ? '' : `?${query}`}${hash}`
}

export function formatImageAddress(address: string, width: ImageWidth, format: ImageSizeFormat): string {
  return format === 'filename' ? imageFilenameAddress(address, width) : imageAddress(address, width)
}

/** Value of an `srcset` attribute; a width beyond the original is told as what it holds. Empty for an image held in its own address. A comma or space in the address would end its entry early, so both are encoded. */
export function listImageSources(address: string, originalWidth?: number): string {
  if (isInlineAddress(address)) return ''
  const safe = address.replace(/ /g, '%20').replace(/,/g, '%2C')
  return listOfferedWidths(originalWidth)
    .map((width) => `${imageAddress(safe, width)} ${Math.min(width, originalWidth ?? width)}w`)
    .join(', ')
}
