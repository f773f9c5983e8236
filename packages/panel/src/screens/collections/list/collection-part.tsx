import type { ItemSummary } from '@sitewright/model/collections/answers/item-answers'
import { collectionKinds } from '@sitewright/model/collections/collection-kinds'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useMemo, useState } from 'react'
import { type ItemFilter, useItemNames, useItems } from '../../../data/collections/items'
import { useSiteDocument } from '../../../data/site/site-documents'
import { goTo } from '../../../ground/router'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { liveAddress } from '../../../publishing/use-publish'
import { PageSettingsDialog } from '../../pages/settings/page-settings-dialog'
import { LoadMore } from '../../store/parts/load-more'
import { type CollectionPage, countItems } from '../parts/item-words'
import { AddItemDialog } from './add-item-dialog'
import { BulkTools } from './bulk-tools'
import { FirstItem } from './first-item'
import { createItemActions } from './item-actions'
import { isArrangeable, isNarrowed, keepFilter, recallFilter, startFilter } from './item-filter'
import { ItemTable } from './item-table'
import { ItemTools } from './item-tools'
import { ScheduleItem } from './schedule-item'

interface CollectionPartProps extends CollectionPage {
  /** All collections of the site. */
  collections: readonly CollectionPage[]
  onFrameChanged: () => void
}

/** The items of one collection. */
export function CollectionPart({ page, name, collections, onFrameChanged }: CollectionPartProps) {
  const [filter, setFilter] = useState(() => recallFilter(page.id, name))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [scheduling, setScheduling] = useState<ItemSummary | null>(null)
  const [opened, setOpened] = useState<'add' | 'design' | null>(null)
  const query = useItems(page.id, filter)
  const names = useItemNames(page.id).data
  const authors = useSiteDocument('authors').data?.body.authors ?? []
  const authorNames = useMemo(() => new Map(authors.map((author) => [author.id, author.name])), [authors])
  const timeZone = useSiteDocument('settings').data?.body.timeZone ?? 'UTC'
  const actions = useMemo(() => createItemActions(name), [name])
  const items = useMemo(() => query.data?.pages.flatMap((it) => it.items) ?? [], [query.data])
  const total = query.data?.pages[0]?.total ?? 0
  const chosen = items.filter(({ id }) => selected.has(id))
  const isEmpty = query.data !== undefined && items.length === 0
  const isFirst = isEmpty && !isNarrowed(filter)
  const { one } = collectionKinds[name].item
  function narrow(next: ItemFilter) {
    keepFilter(page.id, next)
    setFilter(next)
  }
  return (
    <div className="item-part">
      <PanelLink to={{ screen: 'pages', part: page.id }} className="item-back">
        <Icon name="left" sizePx={16} />
        Pages
      </PanelLink>
      <header className="wide-head">
        <h2>{page.settings.title}</h2>
        <div className="screen-tools">
          {page.publishedAt ? (
            <a
              className="sw-button sw-button-secondary sw-button-normal"
              href={liveAddress(page)}
              target="_blank"
              rel="noreferrer"
            >
              View live
            </a>
          ) : null}
          <Button icon="design" onClick={() => setOpened('design')}>
            Design
          </Button>
          <Button icon="pencil" onClick={() => goTo({ screen: 'pages', part: page.id })}>
            Edit page
          </Button>
          <Button kind="primary" icon="plus" onClick={() => setOpened('add')}>
            Add {one}
          </Button>
        </div>
      </header>
      {isFirst ? null : <ItemTools {...{ name, filter, names, authors }} onFilter={narrow} />}
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={56} label="Loading items" />
      </LoadState>
      {isFirst ? <FirstItem name={name} onAdd={() => setOpened('add')} onDesign={() => setOpened('design')} /> : null}
      {isEmpty && !isFirst ? (
        <EmptyState
          icon="search"
          title="No results"
          action={<Button onClick={() => narrow({ ...startFilter(name), sort: filter.sort })}>Show all</Button>}
        >
          Try another search or filter.
        </EmptyState>
      ) : null}
      {chosen.length > 0 ? (
        <BulkTools
          {...{ name, chosen, names, authors, actions }}
          targets={collections.filter((it) => it.name === name && it.page.id !== page.id)}
          areAllSelected={chosen.length === items.length}
          onAll={() => setSelected(new Set(items.map(({ id }) => id)))}
          onClear={() => setSelected(new Set())}
        />
      ) : null}
      {items.length > 0 ? (
        <>
          <p className="item-total" role="status">
            {countItems(name, total)}
          </p>
          <ItemTable
            {...{ name, items, total, selected, actions }}
            canArrange={isArrangeable(name, filter)}
            authors={authorNames}
            onSelected={setSelected}
            onSchedule={setScheduling}
            onNearEnd={() => query.hasNextPage && !query.isFetchingNextPage && void query.fetchNextPage()}
          />
          <LoadMore query={query} />
        </>
      ) : null}
      {opened === 'add' ? (
        <AddItemDialog
          {...{ name, timeZone }}
          collectionId={page.id}
          onClose={() => setOpened(null)}
          onAdded={(id) => goTo({ screen: 'pages', part: id })}
        />
      ) : null}
      {opened === 'design' ? (
        <PageSettingsDialog
          page={page}
          startTab="collection"
          onClose={() => setOpened(null)}
          onSaved={onFrameChanged}
        />
      ) : null}
      {scheduling ? <ScheduleItem item={scheduling} onClose={() => setScheduling(null)} /> : null}
    </div>
  )
}
