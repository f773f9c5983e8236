import { formDefinition } from '@sitewright/model/forms/definition'
import type { FieldValue } from '@sitewright/model/forms/fields/field-values'
import type { FormKind } from '@sitewright/model/forms/find-forms'
import { searchSolution } from '@sitewright/model/forms/proof-of-work/proof-of-work'
import { api } from '@sitewright/model/routes/api'
import { storeForm } from '@sitewright/server/features/forms/definitions/form-rows'
import { formsTag } from '@sitewright/server/features/forms/definitions/register-forms'
import type { ApiAnswer, ApiClient } from '../client/api-client'
import type { TestHost } from '../host/test-host'

/** Name, address and message, as most sites have it; without a captcha unless a test asks for one. */
export const contactForm = {
  name: 'Contact',
  captcha: 'none',
  fields: [
    { type: 'name', id: 'name', title: 'Name' },
    { type: 'email', id: 'email', title: 'Email', required: true },
    { type: 'textarea', id: 'message', title: 'Message', required: true, maxLength: 2000 },
  ],
}

interface TestForm {
  readonly id: string
  readonly kind?: FormKind
  readonly version?: number
}

/** Puts a form where visitors can send it, as publishing a page with it does. */
export async function registerTestForm(
  host: TestHost,
  site: { readonly id: string },
  input: Record<string, unknown> = contactForm,
  { id, kind = 'form', version = 1 }: TestForm = { id: host.services.newId() },
): Promise<string> {
  const { database, now } = host.services
  const definition = formDefinition.parse(input)
  await database.site(site.id, async (tx) => {
    const where = { websiteId: site.id, place: `test:${id}`, pageId: null, at: new Date(now()) }
    await storeForm(tx, { id, kind, definition }, version, where)
    await database.announce(tx, { websiteId: site.id, tags: [formsTag] })
  })
  return id
}

export async function askFormKey(visitor: ApiClient): Promise<{ key: string; challenge: never }> {
  const { status, body } = await visitor.post(api.formSubmissionKey)
  if (status !== 200) throw new Error(`no key: ${status}`)
  return body
}

/** Solves the puzzle of a key as the visitor's page does. */
export function solveProof(challenge: { salt: string; difficulty: number }): string {
  const solution = searchSolution(challenge, { start: 0, count: 10_000_000 })
  if (solution === null) throw new Error('no solution was found')
  return solution
}

/** What a page sends with a form; anything of it can be said otherwise. */
export function submissionBody(given: {
  key: string
  formId: string
  values: Readonly<Record<string, FieldValue>>
  [name: string]: unknown
}) {
  const { values, ...rest } = given
  return {
    collectionId: '',
    objectName: given.formId,
    isOverlayForm: false,
    submitButtonText: 'Send',
    form: JSON.stringify(values),
    pageTitle: 'Contact',
    pageId: '',
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: 1,
    elapsedMs: 60_000,
    ...rest,
  }
}

/** Asks for a key and sends the form with it. */
export async function sendTestForm(
  visitor: ApiClient,
  formId: string,
  values: Readonly<Record<string, FieldValue>>,
  rest: Record<string, unknown> = {},
): Promise<ApiAnswer> {
  const { key } = await askFormKey(visitor)
  return visitor.post(api.saveFormSubmission, submissionBody({ key, formId, values, ...rest }))
}
