import type { ProductSummary } from '@sitewright/model/commerce/products/product-answers'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { exportAddress } from '../../../data/store/imports'
import { type ProductFilter, useProducts } from '../../../data/store/products'
import { goTo } from '../../../ground/router'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { ImportDialog } from '../imports/import-dialog'
import { LoadMore } from '../parts/load-more'
import { countWords } from '../parts/product-words'
import { gridPart, partOfProduct } from '../parts/store-parts'
import { AddProductDialog } from './add-product-dialog'
import { AddTagDialog } from './add-tag-dialog'
import { isArrangeable, isNarrowed, startFilter } from './product-filter'
import { ProductTable } from './product-table'
import { ProductTools } from './product-tools'
import { SelectionBar } from './selection-bar'
import { useProductActions } from './use-product-actions'

interface ProductsPartProps {
  filter: ProductFilter
  onFilter: (filter: ProductFilter) => void
}

export function ProductsPart({ filter, onFilter }: ProductsPartProps) {
  const query = useProducts(filter)
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [tagging, setTagging] = useState<readonly ProductSummary[] | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const actions = useProductActions()
  const products = query.data?.pages.flatMap((page) => page.products) ?? []
  const total = query.data?.pages[0]?.total ?? 0
  const chosen = products.filter(({ id }) => selected.has(id))
  const isEmpty = query.data !== undefined && products.length === 0
  const isFirst = isEmpty && !isNarrowed(filter)
  const clear = () => setSelected(new Set())
  return (
    <div className="store-part">
      <header className="wide-head">
        <h2>Products</h2>
        {isFirst ? null : (
          <div className="screen-tools">
            <Button icon="upload" onClick={() => setImporting(true)}>
              Import
            </Button>
            <a className="sw-button sw-button-secondary sw-button-normal" href={exportAddress} download>
              <Icon name="download" sizePx={16} />
              Export
            </a>
            <PanelLink
              className="sw-button sw-button-secondary sw-button-normal"
              to={{ screen: 'store', part: gridPart }}
            >
              <Icon name="section" sizePx={16} />
              Edit in a grid
            </PanelLink>
            <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
              Add product
            </Button>
          </div>
        )}
      </header>
      {isFirst ? null : <ProductTools filter={filter} onFilter={onFilter} />}
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={56} label="Loading products" />
      </LoadState>
      {isFirst ? <FirstProduct onAdd={() => setAdding(true)} onImport={() => setImporting(true)} /> : null}
      {isEmpty && !isFirst ? (
        <EmptyState
          icon="search"
          title="No products found"
          action={<Button onClick={() => onFilter({ ...startFilter, sort: filter.sort })}>Show all products</Button>}
        >
          Try another search or filter.
        </EmptyState>
      ) : null}
      {chosen.length > 0 ? (
        <SelectionBar
          count={chosen.length}
          areAllSelected={chosen.length === products.length}
          onAll={() => setSelected(new Set(products.map(({ id }) => id)))}
          onClear={clear}
          onShow={() => void actions.setState(chosen, 'PUBLISHED')}
          onHide={() => void actions.setState(chosen, 'DRAFT')}
          onTag={() => setTagging(chosen)}
          onDelete={() => {
            clear()
            void actions.remove(chosen)
          }}
        />
      ) : null}
      {products.length > 0 ? (
        <>
          <p className="sw-hidden-text" role="status">
            {countWords(total, 'product', 'products')}
          </p>
          <ProductTable
            products={products}
            total={total}
            canArrange={isArrangeable(filter)}
            selected={selected}
            actions={actions}
            onSelected={setSelected}
            onNearEnd={() => query.hasNextPage && !query.isFetchingNextPage && void query.fetchNextPage()}
          />
          <LoadMore query={query} />
        </>
      ) : null}
      {isAdding ? (
        <AddProductDialog
          onClose={() => setAdding(false)}
          onAdded={(product) => goTo({ screen: 'store', part: partOfProduct(product.id) })}
        />
      ) : null}
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
      {tagging ? (
        <AddTagDialog
          count={tagging.length}
          onClose={() => setTagging(null)}
          onAdd={(tag) => {
            setTagging(null)
            void actions.addTag(tagging, tag)
          }}
        />
      ) : null}
    </div>
  )
}

function FirstProduct({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  return (
    <div className="card store-first">
      <EmptyState
        icon="store"
        title="Sell your first product"
        action={
          <div className="row-actions">
            <Button icon="upload" onClick={onImport}>
              Import products
            </Button>
            <Button kind="primary" icon="plus" onClick={onAdd}>
              Add product
            </Button>
          </div>
        }
      >
        Sell goods, services, downloads or gift cards. Your first product creates a store page. No one sees it until you
        publish.
      </EmptyState>
    </div>
  )
}
