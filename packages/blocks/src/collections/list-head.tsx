import { AuthorProfile } from './author-profile'
import type { CollectionHead, CollectionList } from './collection-views'

/** What the list is narrowed to heads the page; the whole list is headed by what its owner wrote above it. */
export function ListHead({ list: { head, title } }: { readonly list: CollectionList }) {
  return head === null ? <h2 className="collection-title">{title}</h2> : <NarrowedHead head={head} />
}

function NarrowedHead({ head }: { readonly head: CollectionHead }) {
  if (head.author !== null) return <AuthorProfile author={head.author} heading="h1" title={head.title} />
  return (
    <header className="collection-head">
      <h1>{head.title}</h1>
    </header>
  )
}
