import { newCollectionDesign } from '@sitewright/model/collections/collection-design'
import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import type { PageSettings } from '@sitewright/model/pages/page-settings'

/** Settings with what their kind has and nothing of another: a collection has a design, a page of the tree is no item. */
export function fitKind(settings: PageSettings): PageSettings {
  const { collection, item, ...rest } = settings
  if (!isCollectionName(settings.kind)) return rest
  return { ...rest, collection: collection ?? newCollectionDesign(settings.kind) }
}
