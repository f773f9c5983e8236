import type { ItemHead } from './collection-views'
import { EventActions, EventDay, EventFacts } from './event-facts'
import { ItemMarks, ItemMeta } from './item-meta'
import { ItemPicture } from './item-picture'
import { Arrow } from './list-links'
import { showParts } from './show-parts'

/** What stands above the body of an item. */
export function ItemHeadView({ head }: { readonly head: ItemHead }) {
  const { name, audio, backLink, texts } = head
  const item = showParts(head.item, head.design)
  const { event } = item
  return (
    <header
      className="section item-head"
      data-height="small"
      data-collection={name}
      data-no-picture={item.picture === null ? '' : undefined}
    >
      <div className="section-background" />
      <div className="item-head-frame">
        <p className="item-back">
          <a href={backLink.href}>
            <Arrow leads="back" />
            {backLink.label}
          </a>
        </p>
        <div className="item-head-words">
          {event !== null && <EventDay event={event} />}
          <ItemMarks item={item} texts={texts} />
          <h1 className="item-head-title">{item.title}</h1>
          <ItemMeta item={item} texts={texts} />
          {event !== null && <EventFacts event={event} title={item.title} texts={texts} />}
          {event !== null && <EventActions event={event} title={item.title} texts={texts} />}
        </div>
        <ItemPicture item={item} sizes={sizesOf[name]} isUrgent={true} />
        {audio !== null && (
          // biome-ignore lint/a11y/useMediaCaption: what is said in it is for its author to write below.
          <audio className="item-audio" src={audio.href} controls={true} preload="none" aria-label={audio.label} />
        )}
      </div>
    </header>
  )
}

const sizesOf = {
  blog: '(max-width: 767px) 100vw, 92vw',
  events: '(max-width: 767px) 92vw, 50vw',
  portfolio: '100vw',
  gallery: '92vw',
} as const
