import { type CollectionName, isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { Icon } from '@sitewright/ui/base/icons'
import { type Tab, Tabs } from '@sitewright/ui/controls/tabs'
import { TextArea } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useItem } from '../../../data/collections/items'
import { usePages } from '../../../data/queries'
import { useSiteDocument } from '../../../data/site/site-documents'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { SaveStateMark } from '../../../parts/save-state-mark'
import { StateMark } from '../../../parts/state-mark'
import { lookOfItem } from '../parts/item-words'
import { ContentTab } from './content-tab'
import { EventTab } from './event-tab'
import { type OpenItem, useEditedItem, useOpenItem } from './open-item'
import { OptionsTab } from './options-tab'
import { SearchTab } from './search-tab'
import '../collections.css'

/** The settings of the item on the canvas, in place of the pages. */
export function ItemScreen({ itemId }: { itemId: string }) {
  const query = useItem(itemId)
  const open = useOpenItem(itemId)
  return (
    <section className="screen item-screen" aria-label="Settings of this item">
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={36} label="Loading settings" />
      </LoadState>
      {open ? <OpenSettings open={open} /> : null}
    </section>
  )
}

function OpenSettings({ open }: { open: OpenItem }) {
  const edited = useEditedItem(open)
  const { detail, value, change, errors, saveState } = edited
  const collection = usePages().data?.find(({ id }) => id === detail.collectionId)
  const kind = collection?.settings.kind ?? 'blog'
  const name: CollectionName = isCollectionName(kind) ? kind : 'blog'
  const timeZone = useSiteDocument('settings').data?.body.timeZone ?? 'UTC'
  const [wrong] = Object.values(errors)
  const has = (...fields: string[]) => Object.keys(errors).some((path) => fields.includes(path.split('.')[0] ?? ''))
  const shared = { edited, name, timeZone }
  const tabs: Tab[] = [
    {
      name: 'content',
      label: 'Content',
      hasError: has('excerpt', 'picture', 'authorId', 'categories', 'tags', 'audio'),
      content: <ContentTab {...shared} />,
    },
    ...(name === 'events'
      ? [{ name: 'event', label: 'Event', hasError: has('event', 'location'), content: <EventTab {...shared} /> }]
      : []),
    {
      name: 'options',
      label: 'Options',
      hasError: has('slug', 'date', 'sourceUrl'),
      content: <OptionsTab {...shared} />,
    },
    {
      name: 'search',
      label: 'SEO',
      hasError: has('seoTitle', 'description', 'socialImageId'),
      content: <SearchTab {...shared} />,
    },
  ]
  return (
    <>
      <header className="side-head">
        <PanelLink className="item-back" to={{ screen: 'collections', part: detail.collectionId }}>
          <Icon name="left" sizePx={16} />
          {collection?.settings.title ?? 'Back'}
        </PanelLink>
        <StateMark {...lookOfItem(detail.itemState)} />
        <SaveStateMark state={wrong ? { kind: 'refused', text: wrong } : saveState} waiting={wrong ?? ''} />
      </header>
      <form className="form item-form" aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
        <TextArea
          label="Title"
          className="item-title"
          rows={2}
          maxLength={maxLengthOf(pageSettings.shape.title)}
          value={value.title}
          error={errors.title}
          onChange={(title) => change({ title: title.replace(/[\r\n]+/g, ' ') }, 'Change the title')}
        />
        <Tabs key={name} label="Settings" tabs={tabs} {...(name === 'events' ? { first: 'event' } : {})} />
      </form>
    </>
  )
}
