import { parseFocalPoint } from '@sitewright/model/galleries/slides'
import { formatImageAddress, imageSizeFormats } from '@sitewright/model/images/address'
import { chooseImageWidth } from '@sitewright/model/images/sizes'
import { isHandheld } from '@sitewright/model/screens/handheld'
import { createImageLoader, type ImageLoader } from './image-loader'

/** The page's one loader: galleries and pictures in the owner's own code share its queue. */
let loader: ImageLoader<Element> | undefined

export function openImageLoader(): ImageLoader<Element> {
  loader ??= createImageLoader<Element>({
    isHandheld: isHandheld({ windowWidth: innerWidth, canHover: matchMedia('(hover: hover)').matches }),
    warn: (text) => console.warn(text),
    readSource,
    show,
  })
  return loader
}

function readSource(element: Element): string | undefined {
  if (element instanceof HTMLImageElement) return element.dataset.src ?? (element.currentSrc || element.src)
  return isBackground(element) ? element.dataset.src : undefined
}

function isBackground(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.dataset.useBgImage !== undefined
}

/** Pictures with a source of their own kind get the file for their place; others are only no longer put off. */
async function show(element: Element, source: string): Promise<void> {
  const image = element instanceof HTMLImageElement ? element : new Image()
  const named = (element as HTMLElement).dataset
  if (named.src !== undefined) {
    const { x, y } = parseFocalPoint(named.imageFocalPoint)
    const place = `${x * 100}% ${y * 100}%`
    image.src = chooseFile(element, source)
    if (element instanceof HTMLImageElement) element.style.objectPosition = place
    else await image.decode()
    if (isBackground(element)) {
      element.style.background = `${place} / cover no-repeat url(${JSON.stringify(image.src)})`
    }
  }
  image.loading = 'eager'
  await image.decode()
}

/** Files of this site are stored in several widths; of another's, `data-size-format` says how they are asked for. */
function chooseFile(element: Element, source: string): string {
  const isOwn = new URL(source, location.href).origin === location.origin
  const named = imageSizeFormats.find((it) => it === (element as HTMLElement).dataset.sizeFormat)
  const format = isOwn ? 'queryString' : named
  if (!format) return source
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const width = chooseImageWidth({
    shownWidth: element.clientWidth || innerWidth,
    pixelRatio: devicePixelRatio,
    savesData: connection?.saveData === true,
    originalWidth: Number.parseInt((element as HTMLElement).dataset.imageDimensions ?? '', 10) || undefined,
  })
  return formatImageAddress(source, width, format)
}
