/** One transparent pixel: an image without any source would show its words for a moment when somebody comes back. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

type Picture = Pick<HTMLImageElement, 'src' | 'srcset' | 'dataset' | 'removeAttribute'>

/** Gives the picture's file back to the browser. Its place, shape and ground stay, so nothing moves. */
export function releasePicture(image: Picture): void {
  const { dataset, src, srcset } = image
  if (dataset.farSrc !== undefined || !src) return
  dataset.farSrc = src
  dataset.farSrcset = srcset
  image.removeAttribute('srcset')
  image.src = blank
}

/** Undoes it. A lazy picture is then fetched as every other, when it comes near enough. */
export function restorePicture(image: Picture): void {
  const { farSrc, farSrcset } = image.dataset
  if (farSrc === undefined) return
  delete image.dataset.farSrc
  delete image.dataset.farSrcset
  if (farSrcset) image.srcset = farSrcset
  image.src = farSrc
}
