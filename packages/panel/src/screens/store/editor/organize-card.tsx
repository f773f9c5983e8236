import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useCategories } from '../../../data/store/categories'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { depthOf } from '../categories/category-tree'
import { Card } from '../parts/card'
import { TagField } from '../parts/tag-field'
import type { EditedProduct } from '../session/use-product-session'
import { RelatedField } from './related-field'

export function OrganizeCard({ edited }: { edited: EditedProduct }) {
  const { detail, value, change, errors } = edited
  return (
    <Card title="Organization">
      <CategoryChecks
        value={value.categoryIds}
        onChange={(categoryIds) => change({ categoryIds }, 'Change the categories')}
      />
      <TagField value={value.tags} error={errors.tags} onChange={(tags) => change({ tags }, 'Change the tags')} />
      <RelatedField
        productId={detail.id}
        value={value.relatedIds}
        onChange={(relatedIds) => change({ relatedIds }, 'Change the related products')}
      />
    </Card>
  )
}

function CategoryChecks({ value, onChange }: { value: readonly string[]; onChange: (ids: string[]) => void }) {
  const query = useCategories()
  const categories = query.data ?? []
  return (
    <fieldset className="sw-field category-checks">
      <legend className="sw-field-label">Categories</legend>
      <LoadState query={query}>
        <Skeleton lines={3} label="Loading categories" />
      </LoadState>
      {query.data?.length === 0 ? (
        <p className="sw-field-hint">
          No categories yet. <PanelLink to={{ screen: 'store', part: 'categories' }}>Add categories</PanelLink>
        </p>
      ) : null}
      {categories.map((category) => (
        <label key={category.id} style={{ paddingInlineStart: `${depthOf(category, categories) * 20}px` }}>
          <input
            type="checkbox"
            checked={value.includes(category.id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, category.id] : value.filter((id) => id !== category.id))
            }
          />
          {category.name}
        </label>
      ))}
    </fieldset>
  )
}
