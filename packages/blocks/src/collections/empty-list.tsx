import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import type { CollectionList } from './collection-views'

/** Lines in a box of 96 by 72. */
const drawings: Readonly<Record<CollectionName, string>> = {
  blog: 'M22 10h52v52H22zM32 22h32M32 32h32v14H32zM32 54h20',
  events: 'M20 16h56v46H20zM20 28h56M34 8v14M62 8v14M32 40h8M44 40h8M56 40h8M32 50h8M44 50h8',
  portfolio: 'M12 14h40v44H12zM60 14h24v18H60zM60 40h24v18H60z',
  gallery: 'M24 10h58v42H24zM14 20v42h58M24 44l16-14 12 10 10-8 20 16M66 21h.02',
}

/** Nothing is here yet, or nothing of what was asked for. */
export function EmptyList({ list }: { readonly list: CollectionList }) {
  const { empty, noneMatch, showAll } = list.texts.collections
  return (
    <div className="collection-empty">
      <svg viewBox="0 0 96 72" aria-hidden="true">
        <path d={drawings[list.name]} />
      </svg>
      <p>{list.head === null ? empty[list.name] : noneMatch}</p>
      {list.head !== null && (
        <a className="button" data-kind="secondary" href={list.head.clearHref}>
          {showAll}
        </a>
      )}
    </div>
  )
}
