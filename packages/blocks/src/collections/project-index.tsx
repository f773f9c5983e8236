import type { CSSProperties } from 'react'
import type { CollectionList } from './collection-views'
import { ItemMarks, ItemTitleLink } from './item-meta'
import { ItemPicture } from './item-picture'

interface ProjectIndexInput {
  readonly list: CollectionList
  readonly layout: 'hover-follow' | 'hover-static' | 'index-background'
}

const sizesOf = {
  'hover-follow': '(max-width: 767px) 80vw, 32vw',
  'hover-static': '(max-width: 767px) 30vw, 46vw',
  'index-background': '100vw',
} as const

/** Titles in large letters. The picture of the one that is pointed at or focused appears; on phones each has its own. */
export function ProjectIndex({ list, layout }: ProjectIndexInput) {
  const Heading = list.head === null ? 'h3' : 'h2'
  const style: CSSProperties & Record<'--count', number> = { '--count': list.items.length }
  return (
    <ul className="project-index" data-layout={layout} data-ratio={list.design.pictureRatio} style={style}>
      {list.items.map((item, index) => (
        <li key={item.id} className="project" data-no-picture={item.picture === null ? '' : undefined}>
          <div className="project-words">
            <Heading className="project-title">
              <ItemTitleLink item={item}>{layout === 'hover-follow' && <PointerCells />}</ItemTitleLink>
            </Heading>
            <ItemMarks item={item} texts={list.texts} />
            {item.excerpt !== '' && <p className="item-excerpt">{item.excerpt}</p>}
          </div>
          <ItemPicture item={item} sizes={sizesOf[layout]} isUrgent={index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** Styles see over which of them the pointer is: the picture follows it without a script. */
function PointerCells() {
  return (
    <span className="project-cells" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((cell) => (
        <i key={cell} />
      ))}
    </span>
  )
}
