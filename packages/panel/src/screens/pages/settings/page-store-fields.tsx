import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { type StoreDesign, storeDesign } from '@sitewright/model/pages/store-design'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Select } from '@sitewright/ui/controls/select'
import { SliderField } from '@sitewright/ui/controls/slider-field'
import { Switch } from '@sitewright/ui/controls/switch'
import type { PageFieldsProps } from './page-general-fields'

const { shape } = storeDesign

/** How the list of a store and the products below it look. */
export function PageStoreFields({ settings, change }: Pick<PageFieldsProps, 'settings' | 'change'>) {
  const design = settings.store ?? storeDesign.parse({})
  const put = (part: Partial<StoreDesign>) => change({ store: { ...design, ...part } })
  return (
    <>
      <SliderField
        label="Columns"
        {...rangeOf(shape.columns)}
        step={1}
        value={design.columns}
        words={String}
        onChange={(columns) => put({ columns })}
      />
      <ChoiceGroup
        label="Image ratio"
        value={design.pictureRatio}
        choices={[
          { value: 'portrait', label: 'Portrait' },
          { value: 'square', label: 'Square' },
          { value: 'landscape', label: 'Landscape' },
        ]}
        onChange={(pictureRatio) => put({ pictureRatio })}
      />
      <div className="sw-pair">
        <Select
          label="Sort by"
          value={design.sort}
          choices={[
            { value: 'featured', label: 'Featured' },
            { value: 'newest', label: 'Newest' },
            { value: 'price', label: 'Price' },
            { value: 'title', label: 'Name' },
          ]}
          onChange={(sort) => put({ sort })}
        />
        <NumberField
          label="Products per page"
          {...rangeOf(shape.pageSize)}
          step={1}
          value={design.pageSize}
          onChange={(pageSize) => put({ pageSize })}
        />
      </div>
      <ChoiceGroup
        label="Filters"
        value={design.filters}
        choices={[
          { value: 'side', label: 'Sidebar' },
          { value: 'top', label: 'Top' },
          { value: 'none', label: 'None' },
        ]}
        onChange={(filters) => put({ filters })}
      />
      <Switch
        label="Second image on hover"
        checked={design.showSecondPicture}
        onChange={(showSecondPicture) => put({ showSecondPicture })}
      />
      <Switch
        label="Quick view"
        hint="Visitors can open a product without leaving the list."
        checked={design.quickView}
        onChange={(quickView) => put({ quickView })}
      />
      <ChoiceGroup
        label="Product page"
        value={design.productLayout}
        choices={[
          { value: 'left', label: 'Images left' },
          { value: 'stacked', label: 'Stacked' },
          { value: 'wide', label: 'Wide' },
        ]}
        onChange={(productLayout) => put({ productLayout })}
      />
      <Switch label="Related products" checked={design.showRelated} onChange={(showRelated) => put({ showRelated })} />
    </>
  )
}
