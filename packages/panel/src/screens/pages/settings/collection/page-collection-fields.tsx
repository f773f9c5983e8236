import {
  type CollectionDesign,
  collectionDesign,
  type ItemParts,
  layoutOf,
  newCollectionDesign,
} from '@sitewright/model/collections/collection-design'
import {
  type CollectionLayout,
  type CollectionName,
  collectionLayouts,
} from '@sitewright/model/collections/collection-kinds'
import { rangeOf } from '@sitewright/model/documents/schema-limits'
import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { SliderField } from '@sitewright/ui/controls/slider-field'
import { Switch } from '@sitewright/ui/controls/switch'
import { ItemAddressField } from './item-address-field'
import { LayoutSketch, layoutWords } from './layout-sketch'
import { PodcastFields } from './podcast-fields'
import './collection-fields.css'

const { shape } = collectionDesign

const withColumns: readonly CollectionLayout[] = ['basic-grid', 'masonry', 'grid-basic', 'grid-overlay', 'grid']

const partWords: Record<keyof ItemParts, string> = {
  picture: 'Image',
  excerpt: 'Excerpt',
  date: 'Date',
  author: 'Author',
  categories: 'Categories',
  tags: 'Tags',
  readingTime: 'Reading time',
  comments: 'Number of comments',
}

/** What an item of the kind has to show. */
const partsOf: Record<CollectionName, readonly (keyof ItemParts)[]> = {
  blog: ['picture', 'excerpt', 'date', 'author', 'categories', 'tags', 'readingTime', 'comments'],
  events: ['picture', 'excerpt', 'date', 'categories', 'tags', 'comments'],
  portfolio: ['picture', 'excerpt', 'date', 'categories', 'tags'],
  gallery: ['picture', 'excerpt', 'date', 'categories', 'tags'],
}

interface PageCollectionFieldsProps {
  name: CollectionName
  /** As they are typed. */
  settings: PageSummary['settings']
  errors: Readonly<Record<string, string>>
  change: (part: PageSettingsChange) => void
}

/** How the list of a collection and the pages of its items look. */
export function PageCollectionFields({ settings, errors, change, name }: PageCollectionFieldsProps) {
  const design = settings.collection ?? newCollectionDesign(name)
  const layout = layoutOf(name, design)
  const layouts: readonly CollectionLayout[] = collectionLayouts[name]
  const put = (part: Partial<CollectionDesign>) => change({ collection: { ...design, ...part } })
  const flag = (
    key: 'showFilters' | 'showShareLinks' | 'showNeighbors' | 'showRelated' | 'showAuthorProfile' | 'showPastEvents',
    label: string,
  ) => <Switch label={label} checked={design[key]} onChange={(checked) => put({ [key]: checked })} />
  return (
    <>
      <ChoiceGroup
        label="Layout"
        value={layout}
        choices={layouts.map((value) => ({
          value,
          label: layoutWords[value],
          picture: <LayoutSketch layout={value} />,
        }))}
        onChange={(chosen) => put({ layout: chosen })}
      />
      {withColumns.includes(layout) ? (
        <SliderField
          label="Columns"
          {...rangeOf(shape.columns)}
          step={1}
          value={design.columns}
          words={String}
          onChange={(columns) => put({ columns })}
        />
      ) : null}
      <ChoiceGroup
        label="Image ratio"
        value={design.pictureRatio}
        choices={[
          { value: 'original', label: 'Original' },
          { value: 'landscape', label: 'Landscape' },
          { value: 'square', label: 'Square' },
          { value: 'portrait', label: 'Portrait' },
        ]}
        onChange={(pictureRatio) => put({ pictureRatio })}
      />
      <NumberField
        label="Items per page"
        {...rangeOf(shape.pageSize)}
        step={1}
        value={design.pageSize}
        onChange={(pageSize) => put({ pageSize })}
      />
      <fieldset className="sw-field collection-parts">
        <legend className="sw-field-label">Show</legend>
        {partsOf[name].map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={design.parts[part]}
              onChange={(event) => put({ parts: { ...design.parts, [part]: event.target.checked } })}
            />
            {partWords[part]}
          </label>
        ))}
      </fieldset>
      {flag('showFilters', 'Categories above the list')}
      {name === 'events' ? flag('showPastEvents', 'Past events below the list') : null}
      <h3 className="collection-heading">Below each {name === 'blog' ? 'post' : 'item'}</h3>
      {flag('showShareLinks', 'Share links')}
      {flag('showNeighbors', 'Previous and next')}
      {flag('showRelated', 'Related items')}
      {name === 'blog' ? flag('showAuthorProfile', 'About the author') : null}
      <ItemAddressField
        name={name}
        slug={settings.slug}
        value={design.itemAddress}
        error={errors['collection.itemAddress']}
        onChange={(itemAddress) => put({ itemAddress })}
      />
      {name === 'blog' ? (
        <PodcastFields value={design.podcast} errors={errors} onChange={(podcast) => put({ podcast })} />
      ) : null}
    </>
  )
}
