import { type Failure, fail } from '@sitewright/model/failures/catalog'
import { formStorage } from '@sitewright/model/forms/definition'
import type { Tx } from '../../../storage/database'
import { wasRecipientOnSite } from './recipient-rows'

const words = 'Only people who can read form submissions can choose where they’re sent.'

interface Recipient {
  readonly path: string
  /** An email address, or where a webhook leads. */
  readonly target: string
}

interface Writing {
  readonly websiteId: string
  readonly document: unknown
  /** What stands there now. */
  readonly stored: unknown
  readonly mayReadInbox: boolean
  /** Before the paths of the answer. */
  readonly prefix?: string
}

/**
 * Whoever gets the submissions of a form reads what visitors wrote. Who may not do so in the inbox can keep, copy, take away
 * and take back the recipients that others chose; but nobody new learns of anything by them.
 */
export async function refuseNewRecipients(tx: Tx, writing: Writing): Promise<Failure | null> {
  if (writing.mayReadInbox) return null
  const known = new Set(listRecipients(writing.stored).map(({ target }) => target))
  const errors: Record<string, string> = {}
  for (const { path, target } of listRecipients(writing.document)) {
    if (known.has(target) || (await wasRecipientOnSite(tx, writing.websiteId, target))) known.add(target)
    else errors[`${writing.prefix ?? ''}${path}`] = words
  }
  return Object.keys(errors).length === 0 ? null : fail('request.forbidden', { errors })
}

/** Wherever forms are kept in a document: in blocks of a page or footer, or in the popup. */
function listRecipients(value: unknown, path = ''): Recipient[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): Recipient[] => {
    const at = path === '' ? key : `${path}.${key}`
    const storage = key === 'storage' ? formStorage.safeParse(inner) : undefined
    return storage?.success ? listTargets(storage.data, at) : listRecipients(inner, at)
  })
}

function listTargets({ emails, webhook }: ReturnType<typeof formStorage.parse>, path: string): Recipient[] {
  const addresses = emails.map((target, index) => ({ path: `${path}.emails.${index}`, target }))
  return webhook === null ? addresses : [...addresses, { path: `${path}.webhook.href`, target: webhook.href }]
}
