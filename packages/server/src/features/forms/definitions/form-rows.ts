import { type FormDefinition, formDefinition } from '@sitewright/model/forms/definition'
import type { FormKind, FoundForm } from '@sitewright/model/forms/find-forms'
import { popupFormId } from '@sitewright/model/forms/find-forms'
import type { Tx } from '../../../storage/database'

/** A form as visitors see it now. */
export interface LiveForm {
  readonly id: string
  readonly kind: FormKind
  readonly version: number
  readonly pageId: string | null
  readonly definition: FormDefinition
}

/** Null also where the form was taken off its page. */
export async function findLiveForm(tx: Tx, websiteId: string, formId: string): Promise<LiveForm | null> {
  const row = await tx
    .selectFrom('forms')
    .select(['id', 'kind', 'version', 'page_id', 'definition'])
    .where('website_id', '=', websiteId)
    .where('id', '=', formId)
    .where('is_live', '=', true)
    .executeTakeFirst()
  if (row === undefined) return null
  const definition = formDefinition.parse(row.definition)
  return { id: row.id, kind: row.kind as FormKind, version: row.version, pageId: row.page_id, definition }
}

export interface StoredForm {
  readonly id: string
  readonly version: number
  readonly isLive: boolean
  readonly place: string
  readonly definition: unknown
}

/** Those at the place, and those that stand elsewhere under one of the ids. */
export async function listFormsAt(
  tx: Tx,
  websiteId: string,
  { place, ids }: { place: string; ids: readonly string[] },
): Promise<StoredForm[]> {
  const rows = await tx
    .selectFrom('forms')
    .select(['id', 'version', 'is_live', 'place', 'definition'])
    .where('website_id', '=', websiteId)
    .where((at) => at.or([at('place', '=', place), ...(ids.length > 0 ? [at('id', 'in', ids)] : [])]))
    .execute()
  return rows.map(({ is_live: isLive, ...row }) => ({ ...row, isLive }))
}

export interface FormPlace {
  readonly websiteId: string
  readonly place: string
  readonly pageId: string | null
  readonly at: Date
}

export async function storeForm(tx: Tx, form: FoundForm, version: number, where: FormPlace): Promise<void> {
  const changing = {
    kind: form.kind,
    name: form.definition.name,
    place: where.place,
    page_id: where.pageId,
    definition: JSON.stringify(form.definition),
    version,
    is_live: true,
    updated_at: where.at,
  }
  await tx
    .insertInto('forms')
    .values({ website_id: where.websiteId, id: form.id, created_at: where.at, ...changing })
    .onConflict((on) => on.columns(['website_id', 'id']).doUpdateSet(changing))
    .execute()
  await tx
    .insertInto('form_versions')
    .values({
      website_id: where.websiteId,
      form_id: form.id,
      version,
      definition: changing.definition,
      created_at: where.at,
    })
    .onConflict((on) => on.columns(['website_id', 'form_id', 'version']).doNothing())
    .execute()
}

export async function retireForms(tx: Tx, websiteId: string, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('forms')
    .set({ is_live: false, updated_at: at })
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
}

/** What visitors see of a page: null while it is a draft or in the bin. */
export async function readPublishedDocument(tx: Tx, websiteId: string, pageId: string): Promise<unknown> {
  const row = await tx
    .selectFrom('pages')
    .select('published')
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.published ?? null
}

export const popupPlace = popupFormId
export const footerPlace = 'footer'
export function placeOfPage(pageId: string): string {
  return `page:${pageId}`
}
