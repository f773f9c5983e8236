import type { WorkflowState } from '@sitewright/model/commerce/products/product'
import type { ProductSummary } from '@sitewright/model/commerce/products/product-answers'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../../data/calls/call-error'
import {
  arrangeProduct,
  changeProduct,
  changeProductState,
  deleteProduct,
  duplicateProduct,
  readProduct,
  restoreProduct,
  tellProducts,
} from '../../../data/store/products'
import { goTo } from '../../../ground/router'
import { attemptAll } from '../parts/attempt-all'
import { partOfProduct } from '../parts/store-parts'

type Named = Pick<ProductSummary, 'id' | 'title'>
type Stated = Named & Pick<ProductSummary, 'workflowState'>
type Tagged = Named & Pick<ProductSummary, 'tags'>

export interface ProductActions {
  readonly setState: (products: readonly Stated[], state: 'PUBLISHED' | 'DRAFT') => Promise<void>
  readonly addTag: (products: readonly Tagged[], tag: string) => Promise<void>
  readonly remove: (products: readonly Named[]) => Promise<boolean>
  readonly duplicate: (product: Named) => Promise<void>
  readonly move: (product: Named, beforeId: string | null) => Promise<void>
}

/** What can be done with products of the list. Each says what happened and offers the way back. */
export function useProductActions(): ProductActions {
  return { setState, addTag, remove, duplicate, move }
}

async function setState(products: readonly Stated[], state: 'PUBLISHED' | 'DRAFT'): Promise<void> {
  const changed = products.filter((it) => it.workflowState !== state)
  if (changed.length === 0) return
  const before = new Map<string, { workflowState: WorkflowState; at?: string }>()
  const isDone = await changeAll(changed, async (product) => {
    before.set(product.id, await stateOf(product))
    await changeProductState(product.id, { workflowState: state })
  })
  const undo = () =>
    void changeAll(changed, (product) =>
      changeProductState(product.id, before.get(product.id) ?? { workflowState: product.workflowState }),
    )
  if (isDone) tell(changed, state === 'PUBLISHED' ? 'Available now' : 'Hidden', undo)
}

/** A schedule has a time, which the list does not tell. */
async function stateOf({ id, workflowState }: Stated): Promise<{ workflowState: WorkflowState; at?: string }> {
  if (workflowState !== 'SCHEDULED') return { workflowState }
  const { scheduledAt } = await readProduct(id)
  return scheduledAt ? { workflowState, at: scheduledAt } : { workflowState: 'DRAFT' }
}

async function addTag(products: readonly Tagged[], tag: string): Promise<void> {
  const changed = products.filter(({ tags }) => !tags.includes(tag))
  const isDone = await changeAll(changed, ({ id, tags }) => changeProduct(id, { tags: [...tags, tag] }))
  const undo = () => void changeAll(changed, ({ id, tags }) => changeProduct(id, { tags: [...tags] }))
  if (isDone && changed.length > 0) tell(changed, `Tagged “${tag}”`, undo)
}

async function remove(products: readonly Named[]): Promise<boolean> {
  const isDone = await changeAll(products, ({ id }) => deleteProduct(id))
  const undo = () => void changeAll(products, ({ id }) => restoreProduct(id))
  if (isDone) tell(products, 'Deleted', undo)
  return isDone
}

async function duplicate({ id, title }: Named): Promise<void> {
  try {
    const copy = await duplicateProduct(id)
    const open = () => goTo({ screen: 'store', part: partOfProduct(copy.id) })
    toasts.show({ text: `${title} duplicated`, action: { label: 'Open', run: open } })
  } catch (error) {
    tellError(error)
  }
}

async function move({ id }: Named, beforeId: string | null): Promise<void> {
  try {
    await arrangeProduct(id, beforeId)
  } catch (error) {
    tellError(error)
  }
}

/** True when none failed. */
async function changeAll<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<boolean> {
  const errors = await attemptAll(items, work)
  await tellProducts()
  if (errors.length > 0) tellError(errors[0])
  return errors.length === 0
}

function tell(products: readonly Named[], what: string, undo: () => void): void {
  const [only] = products
  const text = products.length === 1 ? `${what}: ${only?.title}` : `${what}: ${products.length} products`
  toasts.show({ text, action: { label: 'Undo', run: undo } })
}

function tellError(error: unknown): void {
  toasts.show({ kind: 'error', text: textOfError(error) })
}
