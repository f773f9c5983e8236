import type { ShelfProduct } from '@sitewright/model/commerce/products/shelf'
import type { ViewContext } from '../ground/view-context'
import type { StorePicture } from './store-views'

/** Those whose files the page has. */
export function showShelfPictures(
  { pictures, title }: Pick<ShelfProduct, 'pictures' | 'title'>,
  { assets }: Pick<ViewContext, 'assets'>,
): StorePicture[] {
  return pictures.flatMap(({ assetId, alt, focalPoint }) => {
    const asset = assets.get(assetId)
    return asset?.kind === 'image' ? [{ asset, alt: alt || asset.altText || title, focalPoint }] : []
  })
}
