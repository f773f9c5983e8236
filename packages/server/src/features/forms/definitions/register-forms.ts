import { isSameJson } from '@sitewright/model/documents/same-json'
import { formDefinition } from '@sitewright/model/forms/definition'
import { type FoundForm, findForms, popupFormId } from '@sitewright/model/forms/find-forms'
import type { PageDocument } from '@sitewright/model/pages/document'
import { upgradePage } from '@sitewright/model/pages/upgrades'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import {
  type FormPlace,
  footerPlace,
  listFormsAt,
  placeOfPage,
  popupPlace,
  readPublishedDocument,
  retireForms,
  type StoredForm,
  storeForm,
} from './form-rows'

type FormServices = Pick<Services, 'database' | 'now'>

/** Cache tag of what visitors may send. */
export const formsTag = 'forms'

/** After a page was published, hidden, binned or taken back: its forms are those that visitors see of it now. */
export async function registerPageForms(
  tx: Tx,
  services: FormServices,
  page: { readonly websiteId: string; readonly pageId: string },
): Promise<void> {
  const { websiteId, pageId } = page
  const document = upgradePage(await readPublishedDocument(tx, websiteId, pageId)) as PageDocument | null
  const forms = document === null ? [] : findForms(document)
  await registerForms(tx, services, forms, { websiteId, pageId, place: placeOfPage(pageId) })
}

/** After one of the site's documents was written: the footer and the popup may hold forms. */
export async function registerDocumentForms(
  tx: Tx,
  services: FormServices,
  { websiteId, name, body }: { websiteId: string; name: string; body: unknown },
): Promise<void> {
  if (name === 'header-footer') {
    const { headerSections, footer } = body as { headerSections: PageDocument; footer: PageDocument }
    const found = [...findForms(headerSections), ...findForms(footer)]
    await registerForms(tx, services, found, { websiteId, pageId: null, place: footerPlace })
  }
  if (name === 'popup') {
    await registerForms(tx, services, findPopupForm(body), { websiteId, pageId: null, place: popupPlace })
  }
}

function findPopupForm(body: unknown): FoundForm[] {
  const { isEnabled, form } = body as { isEnabled: boolean; form?: unknown }
  const { data } = formDefinition.safeParse(form)
  return isEnabled && data !== undefined ? [{ id: popupFormId, kind: 'popup', definition: data }] : []
}

async function registerForms(
  tx: Tx,
  { database, now }: FormServices,
  found: readonly FoundForm[],
  where: Omit<FormPlace, 'at'>,
): Promise<void> {
  const { websiteId, place } = where
  const at = new Date(now())
  const stored = await listFormsAt(tx, websiteId, { place, ids: found.map(({ id }) => id) })
  const changed = found.filter((form) => !isAsStored(form, stored, place))
  for (const form of changed) await storeForm(tx, form, nextVersion(form, stored), { ...where, at })
  const gone = stored.filter((it) => it.place === place && it.isLive && !found.some(({ id }) => id === it.id))
  const goneIds = gone.map(({ id }) => id)
  if (goneIds.length > 0) await retireForms(tx, websiteId, goneIds, at)
  if (changed.length > 0 || goneIds.length > 0) await database.announce(tx, { websiteId, tags: [formsTag] })
}

function isAsStored(form: FoundForm, stored: readonly StoredForm[], place: string): boolean {
  const known = stored.find(({ id }) => id === form.id)
  return known?.isLive === true && known.place === place && isSameJson(known.definition, form.definition)
}

function nextVersion(form: FoundForm, stored: readonly StoredForm[]): number {
  const known = stored.find(({ id }) => id === form.id)
  if (known === undefined) return 1
  return isSameJson(known.definition, form.definition) ? known.version : known.version + 1
}
