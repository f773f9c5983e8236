import { cacheBytes } from '../../../cache/cache-budget'
import { createTaggedCache } from '../../../cache/tagged-cache'
import type { Services } from '../../../services/services'
import { findLiveForm, type LiveForm } from './form-rows'
import { formsTag } from './register-forms'

/** Forms that visitors may send, kept until one of the site changes. */
export function createFormSource({ database, settings }: Pick<Services, 'database' | 'settings'>) {
  const cache = createTaggedCache<{ form: LiveForm | null }>(cacheBytes(settings, 'forms'))
  database.onChange(cache.drop)
  database.onMissedChanges(cache.dropAll)
  return {
    async find(websiteId: string, formId: string): Promise<LiveForm | null> {
      const { form } = await cache.load(websiteId, formId, async () => {
        const found = await database.site(websiteId, (tx) => findLiveForm(tx, websiteId, formId))
        return { value: { form: found }, tags: [formsTag], bytes: JSON.stringify(found).length * 2 + 200 }
      })
      return form
    },
  }
}
export type FormSource = ReturnType<typeof createFormSource>
