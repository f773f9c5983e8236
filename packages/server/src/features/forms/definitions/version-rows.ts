import { type FormDefinition, formDefinition } from '@sitewright/model/forms/definition'
import type { FormKind } from '@sitewright/model/forms/find-forms'
import type { Tx } from '../../../storage/database'

/** A form as it was when something was sent with it. */
export interface FormVersion {
  readonly formId: string
  readonly version: number
  readonly kind: FormKind
  readonly name: string
  readonly definition: FormDefinition
}

/** Every version, or those of some forms. */
export async function readVersions(tx: Tx, websiteId: string, formIds?: readonly string[]): Promise<FormVersion[]> {
  if (formIds?.length === 0) return []
  let query = tx
    .selectFrom('form_versions')
    .innerJoin('forms', (on) =>
      on.onRef('forms.website_id', '=', 'form_versions.website_id').onRef('forms.id', '=', 'form_versions.form_id'),
    )
    .select(['form_versions.form_id', 'form_versions.version', 'form_versions.definition', 'forms.kind', 'forms.name'])
    .where('form_versions.website_id', '=', websiteId)
    .orderBy('forms.created_at')
    .orderBy('form_versions.form_id')
    .orderBy('form_versions.version', 'desc')
  if (formIds !== undefined) query = query.where('form_versions.form_id', 'in', formIds)
  const rows = await query.execute()
  return rows.map((row) => ({
    formId: row.form_id,
    version: row.version,
    kind: row.kind as FormKind,
    name: row.name,
    definition: formDefinition.parse(row.definition),
  }))
}

/** By form and version. */
export function indexVersions(versions: readonly FormVersion[]) {
  const known = new Map(versions.map((it) => [`${it.formId} ${it.version}`, it]))
  return {
    of: (sent: { formId: string; formVersion: number }): FormVersion | null =>
      known.get(`${sent.formId} ${sent.formVersion}`) ?? null,
  }
}
