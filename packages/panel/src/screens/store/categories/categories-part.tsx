import type { Category } from '@sitewright/model/commerce/products/categories'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { useCategories } from '../../../data/store/categories'
import { LoadState } from '../../../parts/load-state'
import { CategoryDialog } from './category-dialog'
import { CategoryTree } from './category-tree-view'
import { useCategoryActions } from './use-category-actions'

/** What the dialog is about: one that is there, or a new one below a parent. */
type Open = { readonly category: Category } | { readonly parentId: string | null }

export function CategoriesPart() {
  const query = useCategories()
  const [open, setOpen] = useState<Open | null>(null)
  const categories = query.data ?? []
  const actions = useCategoryActions(categories)
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen({ parentId: null })}>
      Add category
    </Button>
  )
  return (
    <div className="store-part">
      <header className="wide-head">
        <h2>Categories</h2>
        {categories.length > 0 ? <div className="screen-tools">{add}</div> : null}
      </header>
      <LoadState query={query}>
        <Skeleton lines={6} heightPx={40} label="Loading categories" />
      </LoadState>
      {query.data?.length === 0 ? (
        <div className="card">
          <EmptyState icon="folder" title="No categories yet" action={add}>
            Group your products, such as Cups, Bowls and Vases. Each category has its own page. You can nest them three
            levels deep.
          </EmptyState>
        </div>
      ) : null}
      {categories.length > 0 ? (
        <CategoryTree
          categories={categories}
          actions={actions}
          onOpen={(category) => setOpen({ category })}
          onAddBelow={(parentId) => setOpen({ parentId })}
        />
      ) : null}
      {open ? <CategoryDialog {...open} categories={categories} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
