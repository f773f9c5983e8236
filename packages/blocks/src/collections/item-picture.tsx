import type { ItemCard } from '@sitewright/model/collections/item-card'
import { FilledPicture } from '../picture/filled-picture'

interface ItemPictureInput {
  readonly item: Pick<ItemCard, 'picture' | 'title'>
  readonly sizes: string
  readonly isUrgent?: boolean
  /** Where others stand beside it in a row: without a picture its first letter keeps the lines of the grid. */
  readonly hasStandIn?: boolean
}

/** The title beside it says what it is: the picture is not read out a second time unless it has words of its own. */
export function ItemPicture({ item, sizes, isUrgent = false, hasStandIn = false }: ItemPictureInput) {
  const { picture, title } = item
  if (picture !== null) {
    const alt = picture.alt === title ? '' : picture.alt
    return (
      <div className="item-frame">
        <FilledPicture picture={{ ...picture, alt }} sizes={sizes} isUrgent={isUrgent} />
      </div>
    )
  }
  if (!hasStandIn) return null
  return (
    <div className="item-frame" data-stand-in="" aria-hidden="true">
      <span>{firstCharacter(title)}</span>
    </div>
  )
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** An emoji is one character, however many parts it has. */
function firstCharacter(title: string): string {
  const [first] = characters.segment(title.trim())
  return first?.segment ?? ''
}
