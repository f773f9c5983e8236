import type { PanelTools } from '@sitewright/blocks/ground/block-panel'
import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { Select } from '@sitewright/ui/controls/select'
import type { ComponentProps } from 'react'
import { usePages } from '../../data/queries'

/** One of the site's blogs, events, portfolios or gallery pages; one that is gone counts as none. */
export function CollectionField({ value, onChange, hint, ...rest }: ComponentProps<PanelTools['CollectionField']>) {
  const pages = usePages()
  const all = (pages.data ?? []).filter(({ settings }) => isCollectionName(settings.kind))
  const choices = all.map(({ id, settings }) => ({ value: id, label: settings.title }))
  const none = { value: '', label: pages.isPending ? 'Loading…' : 'Choose page' }
  const isGone = value !== null && pages.data !== undefined && !all.some(({ id }) => id === value)
  const advice = pages.isSuccess && all.length === 0 ? 'Add a blog, events, portfolio or gallery page first.' : hint
  return (
    <Select
      {...rest}
      hint={pages.isError ? 'Pages couldn’t be loaded. Try again.' : advice}
      value={value ?? ''}
      choices={[none, ...choices, ...(isGone ? [{ value, label: 'Deleted page' }] : [])]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  )
}
