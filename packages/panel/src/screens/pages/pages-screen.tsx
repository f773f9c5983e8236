import { collectionKinds, collectionNames, isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { TextField } from '@sitewright/ui/controls/text-field'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Menu } from '@sitewright/ui/floating/menu'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { lazy, Suspense, useState } from 'react'
import { usePages, useSession } from '../../data/queries'
import { goTo } from '../../ground/router'
import { LoadState } from '../../parts/load-state'
import { useUnpublish } from '../../publishing/use-unpublish'
import type { NewKind } from './add-page-dialog'
import { PageBin } from './page-bin'
import { kindIcons } from './tree/kind-icons'
import { type PageRequest, usePageActions } from './tree/page-actions'
import { PageSearch } from './tree/page-search'
import { PageTree } from './tree/page-tree'

const ImportDialog = lazy(async () => ({ default: (await import('./imports/import-dialog')).ImportDialog }))

const AddPageDialog = lazy(async () => ({ default: (await import('./add-page-dialog')).AddPageDialog }))
const PageSettingsDialog = lazy(async () => ({
  default: (await import('./settings/page-settings-dialog')).PageSettingsDialog,
}))

interface PagesScreenProps {
  openPageId: string | null
  onFrameChanged: () => void
}

/** Fewer are seen at a glance. */
const searchedFrom = 10

export function PagesScreen({ openPageId, onFrameChanged }: PagesScreenProps) {
  const pages = usePages()
  const permissions = useSession().data?.permissions ?? []
  const canSell = permissions.includes('store.manage')
  const canPost = permissions.includes('items.edit')
  const canImport = canPost && permissions.includes('pages.manage')
  const [isImporting, setImporting] = useState(false)
  const [adding, setAdding] = useState<NewKind | null>(null)
  const [settingsOf, setSettingsOf] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const run = usePageActions((request) => {
    onFrameChanged()
    tellOfBin(request)
  })
  function tellOfBin(request: PageRequest) {
    if (request.kind !== 'delete') return
    const { pageId } = request
    if (pageId === openPageId) goTo({ screen: 'pages', part: null }, 'replace')
    toasts.show({
      text: 'Page moved to trash',
      action: { label: 'Undo', run: () => run({ kind: 'undo-delete', pageId }) },
    })
  }
  const unpublish = useUnpublish(onFrameChanged)
  const list = { openPageId, run, unpublish, openSettings: (page: PageSummary) => setSettingsOf(page.id) }
  const settingsPage = pages.data?.find((page) => page.id === settingsOf)
  const hasSearch = (pages.data?.length ?? 0) >= searchedFrom
  return (
    <section className="screen" aria-label="Pages">
      <header className="side-head">
        <h2>Pages</h2>
        <Menu
          label="Add"
          icon="plus"
          showsLabel
          items={[
            { label: 'Page', icon: 'pages', run: () => setAdding('page') },
            ...(canPost
              ? collectionNames.map((name) => ({
                  label: collectionKinds[name].label,
                  icon: kindIcons[name],
                  run: () => setAdding(name),
                }))
              : []),
            ...(canSell ? [{ label: 'Store', icon: 'store' as const, run: () => setAdding('store') }] : []),
            { label: 'Folder', icon: 'folder', run: () => setAdding('folder') },
            { label: 'Link', icon: 'link', run: () => setAdding('link') },
            ...(canImport
              ? [{ label: 'Import from WordPress', icon: 'upload' as const, run: () => setImporting(true) }]
              : []),
          ]}
        />
      </header>
      <div className="screen-body">
        <LoadState query={pages} text={panelStrings.collectionsNotLoaded}>
          <Skeleton lines={6} heightPx={28} label="Loading pages" />
        </LoadState>
        {pages.data?.length === 0 ? (
          <EmptyState icon="pages" title="No pages yet">
            Add a page to get started. Visitors see it once you publish it.
          </EmptyState>
        ) : null}
        {hasSearch ? (
          <TextField
            hidesLabel
            label="Search pages"
            type="search"
            placeholder="Search pages"
            value={search}
            onChange={setSearch}
          />
        ) : null}
        {pages.data && hasSearch && search.trim() !== '' ? (
          <PageSearch {...list} pages={pages.data} text={search} />
        ) : pages.data ? (
          <PageTree {...list} pages={pages.data} />
        ) : null}
        <PageBin run={run} />
      </div>
      <Suspense fallback={null}>
        {adding ? (
          <AddPageDialog
            kind={adding}
            onClose={() => setAdding(null)}
            onAdded={(page) => {
              setAdding(null)
              onFrameChanged()
              if (isCollectionName(page.settings.kind)) goTo({ screen: 'collections', part: page.id })
              else if (hasContent(page.settings)) goTo({ screen: 'pages', part: page.id })
            }}
          />
        ) : null}
        {isImporting ? (
          <Suspense>
            <ImportDialog onClose={() => setImporting(false)} onImported={onFrameChanged} />
          </Suspense>
        ) : null}
        {settingsPage ? (
          <PageSettingsDialog page={settingsPage} onClose={() => setSettingsOf(null)} onSaved={onFrameChanged} />
        ) : null}
      </Suspense>
    </section>
  )
}
