import type { ItemCard, ItemLink, ShownTime } from '@sitewright/model/collections/item-card'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { ReactNode } from 'react'
import { fillWithElement } from '../ground/fill-with-element'

type MetaOf = Pick<ItemCard, 'date' | 'author' | 'readingTime' | 'comments' | 'isForMembers'>

/** Day, author, time to read and comments in one line that breaks between them. */
export function ItemMeta({ item, texts }: { readonly item: MetaOf; readonly texts: VisitorTexts }) {
  const { by } = texts.collections
  const parts = [
    ['date', item.date === null ? null : <Moment time={item.date} />],
    ['author', item.author === null ? null : fillWithElement(by, 'author', <MetaLink link={item.author} />)],
    ['reading-time', item.readingTime || null],
    ['comments', item.comments || null],
  ] as const
  const shown = parts.filter(([, part]) => part !== null)
  if (shown.length === 0) return null
  return (
    <p className="item-meta">
      {shown.map(([name, part]) => (
        <span key={name} className="item-meta-part" data-part={name}>
          {part}
        </span>
      ))}
    </p>
  )
}

function MetaLink({ link }: { readonly link: ItemLink }) {
  return (
    <a href={link.href} rel="author">
      {link.label}
    </a>
  )
}

export function Moment({ time }: { readonly time: ShownTime }) {
  return <time dateTime={time.iso}>{time.text}</time>
}

type MarksOf = Pick<ItemCard, 'categories' | 'isFeatured' | 'isForMembers'>

/** What stands above a title: marks of its own, then the categories. */
export function ItemMarks({ item, texts }: { readonly item: MarksOf; readonly texts: VisitorTexts }) {
  const { featured, members } = texts.collections
  if (item.categories.length === 0 && !item.isFeatured && !item.isForMembers) return null
  return (
    <ul className="item-marks">
      {item.isFeatured && <li className="item-mark">{featured}</li>}
      {item.isForMembers && (
        <li className="item-mark">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 7.500h8v6H4zM5.500 7.500V5.200a2.500 2.500 0 0 1 5 0v2.300" />
          </svg>
          {members.mark}
        </li>
      )}
      {item.categories.map((category) => (
        <li key={category.href}>
          <a href={category.href}>{category.label}</a>
        </li>
      ))}
    </ul>
  )
}

interface TitleLinkInput {
  readonly item: Pick<ItemCard, 'href' | 'title' | 'leadsElsewhere'>
  /** Without words: for styles alone. */
  readonly children?: ReactNode
}

/** The name of an item, which leads to it. The whole card can be pressed. */
export function ItemTitleLink({ item, children }: TitleLinkInput) {
  return (
    <a className="item-link" href={item.href} rel={item.leadsElsewhere ? 'noopener' : undefined}>
      {item.title}
      {children}
      {item.leadsElsewhere && (
        <svg className="item-elsewhere" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 12 12 4M6 4h6v6" />
        </svg>
      )}
    </a>
  )
}
