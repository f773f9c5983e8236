import type { ItemCard } from '@sitewright/model/collections/item-card'
import { ItemCardView } from '../collections/item-card'
import type { BlockViewInput } from '../ground/define-block'
import { isInFirstView } from '../ground/first-view'
import { ExplainShelf, readItemShelf } from '../item-shelves/explain-shelf'
import { listWishes, type Summary } from './schema'

const layouts = { grid: 'basic-grid', wall: 'masonry', carousel: 'carousel', list: 'side-by-side' } as const

/** Items of a collection, drawn as in its list. */
export function SummaryView({ props, context, place }: BlockViewInput<Summary>) {
  const [wish] = listWishes(props)
  const shelf = readItemShelf(context, wish)
  const items = shelf?.items ?? []
  if (items.length === 0) return <ExplainShelf context={context} wish={wish} shelf={shelf} />
  const { design, columns } = props
  const share = Math.ceil(((place.columns.desktop / 24) * 92) / (design === 'list' ? 2 : columns))
  return (
    <div className="summary">
      <ul
        className="item-grid"
        data-collection="blog"
        data-layout={layouts[design]}
        data-columns={design === 'list' ? undefined : columns}
        data-ratio={props.pictureRatio}
      >
        {items.map((item, index) => (
          <ItemCardView
            key={item.id}
            item={withParts(item, props)}
            heading="h3"
            sizes={`(max-width: 767px) 92vw, ${share}vw`}
            isUrgent={isInFirstView(place.firstView) && index < columns}
            hasStandIn={props.showPicture && design !== 'wall' && design !== 'list'}
            texts={context.texts}
          />
        ))}
      </ul>
    </div>
  )
}

function withParts(item: ItemCard, props: Summary): ItemCard {
  return {
    ...item,
    picture: props.showPicture ? item.picture : null,
    excerpt: props.showExcerpt ? item.excerpt : '',
    date: props.showDate ? item.date : null,
    author: props.showAuthor ? item.author : null,
    categories: props.showCategories ? item.categories : [],
  }
}
