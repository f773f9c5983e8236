import type { Category } from '@sitewright/model/commerce/products/categories'
import type { Tx } from '../../../../storage/database'
import { countProductsByCategory, listCategoryRows, listStoreSlugs } from '../store/category-rows'
import { addressOfCategory, buildCategoryTree } from './category-tree'

/** Parents before their children, each with its address and how many products are in it. */
export async function readCategories(tx: Tx, websiteId: string): Promise<Category[]> {
  const tree = buildCategoryTree(await listCategoryRows(tx, websiteId))
  const storeSlugs = await listStoreSlugs(tx, websiteId)
  const counts = await countProductsByCategory(tx, websiteId)
  return tree.inOrder().map((category) => {
    const { position, ...shown } = category
    return {
      ...shown,
      path: addressOfCategory(tree, category, storeSlugs.get(category.storeId) ?? ''),
      productCount: counts.get(category.id) ?? 0,
    }
  })
}
