import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Menu } from '@sitewright/ui/menu'
import { Skeleton } from '@sitewright/ui/skeleton'
import { useState } from 'react'
import { usePages } from '../../data/queries'
import { goTo } from '../../shell/router'
import { AddPageDialog, type NewKind } from './add-page-dialog'
import { navigationOf, treeOf } from './arrange-pages'
import { usePageActions } from './page-actions'
import { PageBin } from './page-bin'
import { PageGroup } from './page-group'
import { PageSettingsDialog } from './page-settings-dialog'

interface PagesScreenProps {
  openPageId: string | null
  onFrameChanged: () => void
}

export function PagesScreen({ openPageId, onFrameChanged }: PagesScreenProps) {
  const pages = usePages()
  const actions = usePageActions(onFrameChanged)
  const [adding, setAdding] = useState<NewKind | null>(null)
  const [settingsOf, setSettingsOf] = useState<string | null>(null)
  const tree = treeOf(pages.data ?? [])
  const shared = {
    openPageId,
    tree,
    navigation: navigationOf(tree),
    run: actions.mutate,
    openSettings: (page: PageSummary) => setSettingsOf(page.id),
  }
  const settingsPage = pages.data?.find((page) => page.id === settingsOf)
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
        {pages.isError ? <LoadFailure text={pages.error.message} onRetry={() => pages.refetch()} /> : null}
        {pages.data?.length === 0 ? (
          <EmptyState icon="pages" title="No pages yet">
            Add a page: it starts empty, and visitors see it once you publish it.
          </EmptyState>
        ) : null}
        {pages.data ? (
          <>
            <PageGroup
              {...shared}
              title="Navigation"
              group="mainNavigation"
              emptyText="Pages here are linked in the menu."
            />
            <PageGroup
              {...shared}
              title="Not linked"
              group="_hidden"
              emptyText="Pages here are reached by their address alone."
            />
            <PageBin onRestore={(pageId) => actions.mutate({ kind: 'restore', pageId })} />
          </>
        ) : null}
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
