import type { FileProduct, LineProblem } from '@sitewright/commerce/products/csv/read-lines'
import type { Actor } from '../../../../actors/actor'
import type { Tx } from '../../../../storage/database'
import { hidePage, showDraft } from '../../../pages/publishing/publish-page'
import { findPage } from '../../../pages/store/rows'
import { loadProduct } from '../products/read-product'
import { chooseStore } from '../products/store-page'
import type { CatalogServices } from '../store/catalog-services'
import { listStores } from '../store/store-rows'
import { addImported } from './add-imported'
import { changeImported } from './change-imported'
import { findImported } from './find-imported'

/** What became of a product of the file. With problems nothing of it may be kept. */
export type Imported =
  | { readonly kind: 'added' | 'updated'; readonly text: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly problems: readonly LineProblem[] }

export function failed(...problems: LineProblem[]): Imported {
  return { kind: 'failed', problems }
}

/** Inside the caller's transaction, which is undone when it failed. */
export async function importProduct(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  file: FileProduct,
): Promise<Imported> {
  const { websiteId } = actor
  const { line } = file
  const stores = await listStores(tx, websiteId)
  const named = stores.find(({ slug }) => slug === file.storeSlug)
  if (file.storeSlug !== undefined && named === undefined && stores.length > 0)
    return failed({ line, column: 'Store Page', text: 'There’s no store page with this URL.' })
  const storeId = await chooseStore(tx, services, actor, named?.id)
  if (storeId === null) throw new Error('a store is gone in the transaction that found it')
  const productId = await findImported(tx, { websiteId, storeId, file })
  if (productId === null) {
    const added = await addImported(tx, services, actor, { storeId, file })
    if ('problems' in added) return failed(...added.problems)
    if (file.isVisible === true) await setVisible(tx, services, actor, { productId: added.productId, isVisible: true })
    return { kind: 'added', text: `${file.title ?? ''}: ${countVariants(file)}` }
  }
  const stored = await loadProduct(tx, websiteId, productId, { lock: true })
  if (stored === null)
    return failed({
      line,
      column: 'Product ID',
      text: 'This product doesn’t exist. Clear the cell to add it as a new product.',
    })
  const changed = await changeImported(tx, services, actor, { stored, file })
  if ('problems' in changed) return failed(...changed.problems)
  const { isVisible } = file
  const isTurned = isVisible !== undefined && isVisible !== stored.product.isLive
  if (isTurned) await setVisible(tx, services, actor, { productId, isVisible })
  const fields = isTurned ? [...changed.fields, 'Visible'] : changed.fields
  if (fields.length === 0) return { kind: 'unchanged' }
  return { kind: 'updated', text: `${stored.page.settings.title}: ${fields.join(', ')}` }
}

async function setVisible(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { productId, isVisible }: { productId: string; isVisible: boolean },
): Promise<void> {
  const page = await findPage(tx, actor.websiteId, productId)
  if (page === null) return
  if (isVisible) await showDraft(tx, services, actor, page)
  else await hidePage(tx, services, actor, page)
}

function countVariants({ variants }: FileProduct): string {
  return variants.length === 1 ? '1 variant' : `${variants.length} variants`
}
