import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { TextField } from '@sitewright/ui/controls/text-field'
import { LazyTextEditor } from '../../../fields/text/lazy-text-editor'
import { Card } from '../parts/card'
import type { EditedProduct } from '../session/use-product-session'

export function DetailsCard({ edited: { value, change, errors } }: { edited: EditedProduct }) {
  return (
    <Card title="Details">
      <TextField
        label="Title"
        required
        maxLength={maxLengthOf(pageSettings.shape.title)}
        value={value.title}
        error={errors.title}
        onChange={(title) => change({ title }, 'Change the title')}
      />
      <LazyTextEditor
        label="Description"
        value={value.description}
        error={errors.description}
        onChange={(description) => change({ description }, 'Change the description')}
      />
    </Card>
  )
}
