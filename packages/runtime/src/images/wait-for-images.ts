import { describeNotLoaded, imagesReadyErrors } from '@sitewright/model/images/loading'

type WaitedImage = Pick<HTMLImageElement, 'src' | 'decode'>

/** Settles when the picture can be shown without a flash. */
export async function waitForImage(image: WaitedImage | null | undefined): Promise<void> {
  if (!image) throw new Error(imagesReadyErrors.noImage)
  await image.decode().catch(() => {
    throw new Error(describeNotLoaded(image.src))
  })
}

interface ImageRoot {
  querySelectorAll(selector: 'img'): Iterable<WaitedImage>
}

/** All pictures below a root. Whoever waits takes a failure for ready too: nothing is kept hidden by a lost picture. */
export async function waitForImages(root: ImageRoot | null | undefined): Promise<void> {
  if (!root) throw new Error(imagesReadyErrors.noRoot)
  const images = [...root.querySelectorAll('img')]
  if (images.length === 0) throw new Error(imagesReadyErrors.noImages)
  await Promise.all(images.map(waitForImage))
}
