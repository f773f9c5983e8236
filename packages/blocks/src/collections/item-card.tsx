import type { ItemCard } from '@sitewright/model/collections/item-card'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { CSSProperties } from 'react'
import { ItemMarks, ItemMeta, ItemTitleLink } from './item-meta'
import { ItemPicture } from './item-picture'

export type ItemHeading = 'h2' | 'h3' | 'h4'

interface ItemCardInput {
  readonly item: ItemCard
  readonly heading: ItemHeading
  readonly sizes: string
  readonly isUrgent?: boolean
  readonly hasStandIn?: boolean
  /** As the last line, for layouts of few and large items. */
  readonly hasReadMore?: boolean
  readonly style?: CSSProperties
  readonly texts: VisitorTexts
}

/** An item as a picture with words, wherever it is listed. */
export function ItemCardView(input: ItemCardInput) {
  const {
    item,
    heading: Heading,
    sizes,
    isUrgent = false,
    hasStandIn = false,
    hasReadMore = false,
    style,
    texts,
  } = input
  return (
    <li className="item-card" data-no-picture={item.picture === null ? '' : undefined} style={style}>
      <ItemPicture item={item} sizes={sizes} isUrgent={isUrgent} hasStandIn={hasStandIn} />
      <div className="item-words">
        <ItemMarks item={item} texts={texts} />
        <Heading className="item-title">
          <ItemTitleLink item={item} />
        </Heading>
        {item.excerpt !== '' && <p className="item-excerpt">{item.excerpt}</p>}
        <ItemMeta item={item} texts={texts} />
        {hasReadMore && (
          <p className="item-more" aria-hidden="true">
            {texts.collections.readMore}
          </p>
        )}
      </div>
    </li>
  )
}
