import { checkPage } from '@sitewright/blocks/page/check-page'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { pageFormat } from '@sitewright/model/pages/document'
import { maxSectionPresets, type OwnSectionPreset } from '@sitewright/model/pages/section-preset-answers'
import type { Actor } from '../../actors/actor'
import type { Services } from '../../services/services'
import { countPresets, deletePreset, insertPreset, listPresets, renamePreset } from './rows'

export type SectionPresets = ReturnType<typeof createSectionPresets>

/** Sections that the people of a site keep, to put them on other pages. */
export function createSectionPresets({ database, now, newId }: Pick<Services, 'database' | 'now' | 'newId'>) {
  return {
    list: ({ websiteId }: Actor): Promise<OwnSectionPreset[]> =>
      database.site(websiteId, (tx) => listPresets(tx, websiteId)),

    async add(
      { websiteId, accountId }: Actor,
      input: { name: string; section?: unknown },
    ): Promise<Result<OwnSectionPreset>> {
      const checked = checkPage({ format: pageFormat, sections: [input.section] })
      if ('errors' in checked) return fail('request.invalid', { errors: nameByField(checked.errors) })
      const [section] = checked.page.sections
      if (section === undefined) throw new Error('a checked page lost its section')
      return database.site(websiteId, async (tx) => {
        if ((await countPresets(tx, websiteId)) >= maxSectionPresets) {
          return fail('section-preset.too-many', { values: { limit: maxSectionPresets } })
        }
        const at = new Date(now())
        const presetId = newId()
        await insertPreset(tx, { websiteId, presetId, name: input.name, section, at, by: accountId })
        return { id: presetId, name: input.name, section, createdAt: at.toISOString() }
      })
    },

    async rename({ websiteId }: Actor, presetId: string, name: string): Promise<Result<OwnSectionPreset>> {
      const renamed = await database.site(websiteId, (tx) => renamePreset(tx, { websiteId, presetId }, name))
      return renamed ?? fail('request.not-found')
    },

    async remove({ websiteId }: Actor, presetId: string): Promise<Result<Record<string, never>>> {
      const isGone = await database.site(websiteId, (tx) => deletePreset(tx, { websiteId, presetId }))
      return isGone ? {} : fail('request.not-found')
    },
  }
}

/** The caller sent one section: `sections.0.theme` of the page that it was checked in is its `section.theme`. */
function nameByField(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^sections\.0/, 'section'), text]),
  )
}
