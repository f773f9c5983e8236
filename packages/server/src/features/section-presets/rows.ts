import type { Section } from '@sitewright/model/pages/document'
import { pageFormat } from '@sitewright/model/pages/document'
import type { OwnSectionPreset } from '@sitewright/model/pages/section-preset-answers'
import { readStoredDocument } from '../../content/stored-page'
import type { Tx } from '../../storage/database'

interface PresetKey {
  readonly websiteId: string
  readonly presetId: string
}

interface PresetRow {
  readonly id: string
  readonly name: string
  readonly document: unknown
  readonly created_at: Date
}

/** The newest first. */
export async function listPresets(tx: Tx, websiteId: string): Promise<OwnSectionPreset[]> {
  const rows = await tx
    .selectFrom('section_presets')
    .select(['id', 'name', 'document', 'created_at'])
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(readRow)
}

export async function countPresets(tx: Tx, websiteId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('section_presets')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewPreset extends PresetKey {
  readonly name: string
  readonly section: Section
  readonly at: Date
  readonly by: string | null
}

export async function insertPreset(tx: Tx, preset: NewPreset): Promise<void> {
  await tx
    .insertInto('section_presets')
    .values({
      website_id: preset.websiteId,
      id: preset.presetId,
      name: preset.name,
      document: JSON.stringify({ format: pageFormat, sections: [preset.section] }),
      created_at: preset.at,
      created_by: preset.by,
    })
    .execute()
}

export async function renamePreset(tx: Tx, key: PresetKey, name: string): Promise<OwnSectionPreset | null> {
  const row = await tx
    .updateTable('section_presets')
    .set({ name })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.presetId)
    .returning(['id', 'name', 'document', 'created_at'])
    .executeTakeFirst()
  return row === undefined ? null : (readRow(row)[0] ?? null)
}

export async function deletePreset(tx: Tx, key: PresetKey): Promise<boolean> {
  const row = await tx
    .deleteFrom('section_presets')
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.presetId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function readRow(row: PresetRow): OwnSectionPreset[] {
  const [section] = readStoredDocument(row.document).sections
  return section ? [{ id: row.id, name: row.name, section, createdAt: row.created_at.toISOString() }] : []
}
