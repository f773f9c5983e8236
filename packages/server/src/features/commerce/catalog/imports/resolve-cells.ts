import type { FileProduct, LineProblem } from '@sitewright/commerce/products/csv/read-lines'
import type { NewCategory } from '@sitewright/model/commerce/products/categories'
import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import { readAssets } from '../../../../content/asset-rows'
import type { Tx } from '../../../../storage/database'
import { buildCategoryTree } from '../categories/category-tree'
import { addCategory, lockTree } from '../categories/change-categories'
import type { CatalogServices } from '../store/catalog-services'
import type { CategoryRow } from '../store/category-rows'

/** The categories that a file names; those that are not there yet are made. */
export async function resolveCategories(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { file, storeId }: { file: FileProduct; storeId: string },
): Promise<string[] | LineProblem | undefined> {
  if (file.categories === undefined) return undefined
  let tree = await lockTree(tx, actor.websiteId)
  const ids: string[] = []
  for (const names of file.categories) {
    let parentId: string | null = null
    for (const name of names) {
      const known: CategoryRow | undefined = tree
        .childrenOf(parentId, storeId)
        .find((category) => category.name.toLowerCase() === name.toLowerCase())
      const wanted: NewCategory & { storeId: string } = {
        name: name.slice(0, 100),
        parentId,
        storeId,
        description: '',
        pictureId: null,
      }
      const category: Result<CategoryRow> = known ?? (await addCategory(tx, services, actor, { tree, wanted }))
      if (isFailure(category)) return { line: file.line, column: 'Categories', text: category.text }
      if (known === undefined) tree = buildCategoryTree([...tree.all, category])
      parentId = category.id
    }
    if (parentId !== null) ids.push(parentId)
  }
  return [...new Set(ids)]
}

/** Files of the site by their ids, or by addresses that hold these. */
export async function resolvePictures(
  tx: Tx,
  websiteId: string,
  { line, pictures }: FileProduct,
): Promise<string[] | LineProblem | undefined> {
  if (pictures === undefined) return undefined
  const ids = pictures.map((text) => /(?:^|\/)([0-9a-f]{24})(?:\/|$)/.exec(text)?.[1] ?? '')
  const known = new Set((await readAssets(tx, websiteId, ids.filter(Boolean))).map(({ id }) => id))
  const missing = ids.findIndex((id) => !known.has(id))
  if (missing < 0) return ids
  const text = `Image ${pictures[missing]?.slice(0, 100)} doesn’t exist. Upload it first and enter its ID.`
  return { line, column: 'Pictures', text }
}
