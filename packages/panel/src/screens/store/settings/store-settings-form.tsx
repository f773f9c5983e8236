import { chooseStoreCurrency, currencies } from '@sitewright/model/commerce/money/currencies'
import { downloadSettings } from '@sitewright/model/commerce/orders/download-settings'
import { storeSettings } from '@sitewright/model/commerce/store/store-settings'
import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { measurementUnits } from '@sitewright/model/reference/products'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Select } from '@sitewright/ui/controls/select'
import { SettingsForm } from '../../document-form/settings-form'

const standards = [
  { value: 'metric', label: 'Kilograms and centimeters' },
  { value: 'imperial', label: 'Pounds and inches' },
] as const

export function StoreSettingsForm() {
  return (
    <SettingsForm name="store" title="Store settings">
      {({ value, change, errors }) => {
        const currency = chooseStoreCurrency(value.selectedCurrency)
        return (
          <>
            <Select
              label="Currency"
              hint="Changing it doesn’t convert your prices."
              value={currency}
              choices={currencies.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
              onChange={(selectedCurrency) => change({ selectedCurrency })}
            />
            <ChoiceGroup
              label="Weights and sizes"
              value={value.measurementStandard === measurementUnits.imperial ? 'imperial' : 'metric'}
              choices={standards}
              onChange={(standard) => change({ measurementStandard: measurementUnits[standard] })}
            />
            <NumberField
              label="Low stock"
              hint="Shoppers see “Only 3 left” at this number or below. Enter 0 to never show it."
              {...rangeOf(storeSettings.shape.lowStockAt)}
              step={1}
              value={value.lowStockAt}
              error={errors.lowStockAt}
              onChange={(lowStockAt) => change({ lowStockAt })}
            />
            <NumberField
              label="Download links work for (days)"
              hint="For digital products bought from now on. You can renew links in an order."
              {...rangeOf(downloadSettings.shape.days)}
              step={1}
              value={value.downloads.days}
              error={errors['downloads.days']}
              onChange={(days) => change({ downloads: { ...value.downloads, days } })}
            />
            <NumberField
              label="Downloads per file"
              {...rangeOf(downloadSettings.shape.timesPerFile)}
              step={1}
              value={value.downloads.timesPerFile}
              error={errors['downloads.timesPerFile']}
              onChange={(timesPerFile) => change({ downloads: { ...value.downloads, timesPerFile } })}
            />
          </>
        )
      }}
    </SettingsForm>
  )
}
