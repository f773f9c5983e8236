import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { usePages, useSession } from '../../data/queries'
import { LoadState } from '../../parts/load-state'
import { PanelLink } from '../../parts/panel-link'
import { CollectionPart } from './list/collection-part'
import { ItemCount } from './parts/item-count'
import { type CollectionPage, listCollections } from './parts/item-words'
import '../../parts/people-list.css'
import './collections.css'

interface CollectionsScreenProps {
  /** The page whose items are listed. */
  part: string | null
  onFrameChanged: () => void
}

export function CollectionsScreen({ part, onFrameChanged }: CollectionsScreenProps) {
  const pages = usePages()
  const mayEdit = useSession().data?.permissions.includes('items.edit') ?? false
  const collections = listCollections(pages.data ?? [])
  const opened = collections.find(({ page }) => page.id === part)
  return (
    <section className="screen screen-wide collections" aria-label={opened?.page.settings.title ?? 'Collections'}>
      <LoadState query={pages}>
        <Skeleton lines={8} heightPx={56} label="Loading items" />
      </LoadState>
      {pages.data === undefined ? null : !mayEdit ? (
        <EmptyState icon="lock" title="Collections">
          Your role has no access to posts and other items.
        </EmptyState>
      ) : opened ? (
        <CollectionPart key={opened.page.id} {...opened} collections={collections} onFrameChanged={onFrameChanged} />
      ) : (
        <Collections collections={collections} />
      )}
    </section>
  )
}

function Collections({ collections }: { collections: readonly CollectionPage[] }) {
  return (
    <>
      <header className="wide-head">
        <h2>Collections</h2>
      </header>
      {collections.length === 0 ? (
        <EmptyState
          icon="pages"
          title="No collections yet"
          action={
            <PanelLink className="sw-button sw-button-primary sw-button-normal" to={{ screen: 'pages', part: null }}>
              Open pages
            </PanelLink>
          }
        >
          Add a blog, events, a portfolio or a gallery to your pages. Their items are listed here.
        </EmptyState>
      ) : (
        <ul className="collection-list">
          {collections.map(({ page, name }) => (
            <li key={page.id} className="card">
              <PanelLink to={{ screen: 'collections', part: page.id }}>{page.settings.title}</PanelLink>
              <ItemCount collectionId={page.id} name={name} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
