import { subscriberTable } from '@sitewright/model/lists/mailing-lists'
import { statesBefore } from '@sitewright/model/states/state-table'
import type { Tx } from '../../../storage/database'
import { forgetStrangers } from '../store/contact-rows'
import type { ListKey } from '../store/list-rows'

/** A list of the bin whose time is up, with everybody on it. */
export async function eraseList(tx: Tx, key: ListKey, deletedBefore: Date): Promise<void> {
  const gone = await tx
    .deleteFrom('mailing_lists')
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.listId)
    .where('deleted_at', '<=', deletedBefore)
    .returning('id')
    .executeTakeFirst()
  if (gone === undefined) return
  const people = await tx
    .deleteFrom('subscribers')
    .where('website_id', '=', key.websiteId)
    .where('list_id', '=', key.listId)
    .returning('email')
    .execute()
  await forgetInParts(tx, key.websiteId, people)
  const imports = tx
    .selectFrom('list_imports')
    .select('id')
    .where('website_id', '=', key.websiteId)
    .where('list_id', '=', key.listId)
  await tx
    .deleteFrom('list_import_errors')
    .where('website_id', '=', key.websiteId)
    .where('import_id', 'in', imports)
    .execute()
  await tx
    .deleteFrom('list_imports')
    .where('website_id', '=', key.websiteId)
    .where('list_id', '=', key.listId)
    .execute()
}

/** Who never confirmed; nobody can be written to about it. */
export async function erasePending(tx: Tx, websiteId: string, createdBefore: Date): Promise<void> {
  const people = await tx
    .deleteFrom('subscribers')
    .where('website_id', '=', websiteId)
    .where('state', 'in', statesBefore(subscriberTable, 'expire'))
    .where('created_at', '<=', createdBefore)
    .returning('email')
    .execute()
  await forgetInParts(tx, websiteId, people)
}

const partSize = 1000

async function forgetInParts(tx: Tx, websiteId: string, people: readonly { email: string }[]): Promise<void> {
  for (let from = 0; from < people.length; from += partSize) {
    const part = people.slice(from, from + partSize)
    await forgetStrangers(
      tx,
      websiteId,
      part.map(({ email }) => email),
    )
  }
}
