import { panelStrings } from '@sitewright/model/editor/panel-strings'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Menu } from '@sitewright/ui/menu'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useState } from 'react'
import { usePages } from '../../data/queries'
import { goTo } from '../../shell/router'
import { AddPageDialog, type NewKind } from './add-page-dialog'
import { type PageRequest, usePageActions } from './page-actions'
import { PageBin } from './page-bin'
import { PageSearch } from './page-search'
import { PageSettingsDialog } from './page-settings-dialog'
import { PageTree } from './page-tree'

interface PagesScreenProps {
  openPageId: string | null
  onFrameChanged: () => void
}

/** Fewer are seen at a glance. */
const searchedFrom = 10

export function PagesScreen({ openPageId, onFrameChanged }: PagesScreenProps) {
  const pages = usePages()
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
      text: 'The page is in the bin.',
      action: { label: 'Undo', run: () => run({ kind: 'restore', pageId }) },
    })
  }
  const list = { openPageId, run, openSettings: (page: PageSummary) => setSettingsOf(page.id) }
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
            { label: 'Folder', icon: 'folder', run: () => setAdding('folder') },
            { label: 'Link', icon: 'link', run: () => setAdding('link') },
          ]}
        />
      </header>
      <div className="screen-body">
        {pages.isPending ? <Skeleton lines={6} heightPx={28} label="Loading pages" /> : null}
        {pages.isError ? (
          <LoadFailure text={panelStrings.collectionsNotLoaded} onRetry={() => pages.refetch()} />
        ) : null}
        {pages.data?.length === 0 ? (
          <EmptyState icon="pages" title="No pages yet">
            Add a page: it starts empty, and visitors see it once you publish it.
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
      {adding ? (
        <AddPageDialog
          kind={adding}
          onClose={() => setAdding(null)}
          onAdded={(page) => {
            setAdding(null)
            onFrameChanged()
            if (page.settings.kind === 'page') goTo({ screen: 'pages', part: page.id })
          }}
        />
      ) : null}
      {settingsPage ? (
        <PageSettingsDialog page={settingsPage} onClose={() => setSettingsOf(null)} onSaved={onFrameChanged} />
      ) : null}
    </section>
  )
}
