import type { StoreDesign } from '@sitewright/model/pages/store-design'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { gallery, gallerySlide } from '../gallery/schema'
import { GalleryView } from '../gallery/view'
import { wholeFirstView } from '../ground/first-view'
import type { ViewAsset, ViewContext } from '../ground/view-context'
import { NoPicture } from './product-card'
import type { ProductPageData } from './store-views'

export const pictureRatios: Readonly<Record<StoreDesign['pictureRatio'], number>> = {
  portrait: 0.8,
  square: 1,
  landscape: 1.333,
}

const designs = {
  left: { design: 'slideshow', thumbnails: true, 'square-thumbs': true, 'thumbnails-per-row': 6 },
  stacked: { design: 'grid', slidesPerRow: 1, padding: 16 },
  wide: { design: 'slider', vSize: 9, padding: 1 },
} as const

const places = {
  left: { columns: { desktop: 13, mobile: 8 }, rows: { desktop: 20, mobile: 10 } },
  stacked: { columns: { desktop: 13, mobile: 8 }, rows: { desktop: 20, mobile: 10 } },
  wide: { columns: { desktop: 26, mobile: 10 }, rows: { desktop: 20, mobile: 10 } },
} as const

/** The pictures by the site's own gallery, with its lightbox. */
export function ProductGallery({ product, context }: { product: ProductPageData; context: ViewContext }) {
  const { pictures, layout } = product
  if (pictures.length === 0) {
    return (
      <div className="product-no-picture" data-ratio={product.pictureRatio}>
        <NoPicture />
      </div>
    )
  }
  const assets = new Map<string, ViewAsset>(pictures.map(({ asset }) => [asset.id, asset]))
  const slides = pictures.map(({ asset, alt, focalPoint }) =>
    gallerySlide.parse({ assetId: asset.id, altText: alt, focalPoint, title: '' }),
  )
  const props = gallery.props.parse({
    ...designs[layout],
    slides,
    imageAspectRatio: pictureRatios[product.pictureRatio],
    lightbox: true,
    transition: 'new-swipe',
    'meta-position': 'hidden',
    label: fillWords(context.texts.store.picturesOf, { product: product.title }),
  })
  const place = { ...places[layout], firstView: wholeFirstView, container: 'page', theme: 'white' } as const
  return (
    <GalleryView
      id={product.onPage.id}
      props={props}
      context={{ ...context, assets, isEditing: false }}
      place={place}
    />
  )
}
