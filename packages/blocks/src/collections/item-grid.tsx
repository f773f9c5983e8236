import type { CollectionLayout } from '@sitewright/model/collections/collection-kinds'
import type { ItemCard } from '@sitewright/model/collections/item-card'
import type { CSSProperties } from 'react'
import type { CollectionList } from './collection-views'
import { ItemCardView } from './item-card'

/** Items that stand with their pictures beside or below each other. Styles make the layouts. */
export function ItemGrid({ list }: { readonly list: CollectionList }) {
  const { name, layout, items, design } = list
  const input = {
    heading: list.head === null ? 'h3' : 'h2',
    sizes: pictureSizes(list),
    hasStandIn: needsFrame(list) || (design.parts.picture && keepsLines.has(layout)),
    hasReadMore: layout === 'single-column' || layout === 'alternating',
    texts: list.texts,
  } as const
  const urgent = layout === 'single-column' || layout === 'alternating' || layout === 'slides' ? 1 : 2
  return (
    <ul
      className="item-grid"
      data-collection={name}
      data-layout={layout}
      data-columns={withColumns.has(layout) ? design.columns : undefined}
      data-ratio={design.pictureRatio}
    >
      {items.map((item, index) => (
        <ItemCardView
          key={item.id}
          item={item}
          isUrgent={index < urgent}
          {...input}
          {...(name === 'gallery' && layout === 'masonry' ? { style: heightOf(item) } : {})}
        />
      ))}
    </ul>
  )
}

/** One card without a picture would leave a hole there. */
const keepsLines: ReadonlySet<CollectionLayout> = new Set(['basic-grid', 'grid-basic', 'slides'])

/** Words stand in the picture. */
function needsFrame({ name, layout }: CollectionList): boolean {
  return name === 'gallery' || layout === 'grid-overlay'
}

const withColumns: ReadonlySet<CollectionLayout> = new Set([
  'basic-grid',
  'masonry',
  'grid-basic',
  'grid-overlay',
  'grid',
])

/** Values of `sizes`: what a picture takes of the window on a phone, and beyond. */
function pictureSizes({ name, layout, design }: CollectionList): string {
  const share = Math.ceil(92 / design.columns)
  if (layout === 'alternating') return '(max-width: 767px) 100vw, 58vw'
  if (layout === 'side-by-side') return '(max-width: 767px) 30vw, 40vw'
  if (layout === 'single-column') return '(max-width: 767px) 92vw, 60vw'
  if (layout === 'slides') return '(max-width: 767px) 86vw, 68vw'
  if (name === 'gallery') return `(max-width: 767px) 48vw, ${share}vw`
  return `(max-width: 767px) 92vw, (max-width: 1024px) 46vw, ${share}vw`
}

const tallest = 1.8
const flattest = 0.5

/** How high its picture is by its width. Extremes are cropped. */
function heightOf({ picture }: ItemCard): CSSProperties {
  const { width, height } = picture?.asset ?? {}
  const ratio = width && height ? height / width : 1
  const style: CSSProperties & Record<'--height', number> = {
    '--height': Math.round(Math.min(tallest, Math.max(flattest, ratio)) * 100) / 100,
  }
  return style
}
