import type { Category } from '@sitewright/model/commerce/products/categories'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../../data/calls/call-error'
import { deleteCategory, moveCategory, showCategories, tellCategories } from '../../../data/store/categories'
import { childrenOf } from './category-tree'

export interface CategoryActions {
  /** Puts the tree in this order; `id` is the one that moved. */
  readonly arrange: (id: string, next: readonly Category[]) => Promise<void>
  readonly remove: (category: Category) => void
}

export function useCategoryActions(categories: readonly Category[]): CategoryActions {
  async function move(id: string, from: readonly Category[], to: readonly Category[]): Promise<boolean> {
    const parentId = parentIn(to, id)
    const ids = childrenOf(parentId, to).map((it) => it.id)
    showCategories(to)
    try {
      await moveCategory(id, { parentId, ids, isNewParent: parentIn(from, id) !== parentId })
      return true
    } catch (error) {
      tellError(error)
      await tellCategories()
      return false
    }
  }
  return {
    arrange: async (id, next) => {
      const before = categories
      if (!(await move(id, before, next))) return
      const name = next.find((it) => it.id === id)?.name
      toasts.show({ text: `${name} moved`, action: { label: 'Undo', run: () => void move(id, next, before) } })
    },
    remove: ({ id, name }) => {
      const undo = deleteCategory(id, tellError)
      toasts.show({ text: `${name} deleted`, action: { label: 'Undo', run: undo } })
    },
  }
}

const parentIn = (all: readonly Category[], id: string) => all.find((it) => it.id === id)?.parentId ?? null

function tellError(error: unknown): void {
  toasts.show({ kind: 'error', text: textOfError(error) })
}
