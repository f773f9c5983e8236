import type { CsvRecord } from '@sitewright/model/csv/read-csv'
import { readSafeCell } from '@sitewright/model/csv/write-csv'
import type { ImportPlan } from '@sitewright/model/lists/list-imports'
import { contactEmail, contactName } from '@sitewright/model/lists/mailing-lists'
import { makeSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { findByEmails } from '../store/contact-rows'
import { insertEvents } from '../store/event-rows'
import { insertSubscribers, setName } from '../store/subscriber-rows'
import { type ImportCounts, type ImportError, insertImportErrors, noteProgress, type StoredImport } from './import-rows'

interface Line {
  readonly line: number
  readonly email: string
  readonly name: string
}

/** What a record says, or what is wrong with it. */
function readLine(record: CsvRecord, plan: Pick<ImportPlan, 'emailColumn' | 'nameColumn'>): Line | ImportError {
  const { line, cells, problem } = record
  const refuse = (why: string) => ({ line, problem: why, content: cells.join(', ') })
  if (problem !== null) return refuse(problem)
  const cellOf = (column: number) => readSafeCell(cells[column] ?? '').replace(/[\0\p{Cs}]/gu, '')
  const address = cellOf(plan.emailColumn).trim()
  if (address === '') return refuse('This row has no email address.')
  const email = contactEmail.safeParse(address)
  if (!email.success) return refuse('This is not an email address.')
  const name = contactName.safeParse(plan.nameColumn === null ? '' : cellOf(plan.nameColumn))
  if (!name.success) return refuse('The name has more than 200 characters.')
  return { line, email: email.data, name: name.data }
}

type ImportServices = Pick<Services, 'now' | 'newId' | 'randomBytes'>

/** One group of lines: what becomes of them, their errors and how far the import is are stored together or not at all. */
export async function importLines(
  tx: Tx,
  websiteId: string,
  it: StoredImport,
  records: readonly CsvRecord[],
  services: ImportServices,
): Promise<void> {
  const errors: ImportError[] = []
  const lines = new Map<string, Line>()
  let repeated = 0
  for (const record of records) {
    const read = readLine(record, it.plan)
    if ('problem' in read) errors.push(read)
    else if (lines.has(read.email)) repeated++
    else lines.set(read.email, read)
  }
  const known = await storeLines(tx, websiteId, it, [...lines.values()], services)
  const counts = { ...known, unchanged: known.unchanged + repeated, failed: errors.length }
  await insertImportErrors(tx, { websiteId, importId: it.id }, errors)
  const linesDone = records.at(-1)?.line ?? 0
  await noteProgress(tx, { websiteId, importId: it.id }, { ...counts, linesDone })
}

async function storeLines(
  tx: Tx,
  websiteId: string,
  it: StoredImport,
  lines: readonly Line[],
  services: ImportServices,
): Promise<Omit<ImportCounts, 'failed'>> {
  const at = new Date(services.now())
  const { listId } = it
  const added = await insertSubscribers(
    tx,
    websiteId,
    lines.map(({ email, name }) => ({
      id: services.newId(),
      listId,
      email,
      name,
      state: 'subscribed' as const,
      source: 'import' as const,
      leaveCode: makeSecret(services),
      at,
    })),
  )
  const detail = `${it.fileName}: ${it.consent}`
  await insertEvents(
    tx,
    websiteId,
    added.map(({ email }) => ({ id: services.newId(), email, listId, kind: 'imported' as const, detail, at })),
  )
  const isNew = new Set(added.map(({ email }) => email))
  const names = new Map(lines.map(({ email, name }) => [email, name]))
  const before = await findByEmails(
    tx,
    { websiteId, listId },
    [...names.keys()].filter((email) => !isNew.has(email)),
  )
  let updated = 0
  let keptOut = 0
  for (const person of before) {
    const name = names.get(person.email) ?? ''
    if (person.state === 'unsubscribed') keptOut++
    else if (name !== '' && name !== person.name) {
      await setName(tx, websiteId, person.id, name)
      updated++
    }
  }
  return { added: added.length, updated, keptOut, unchanged: before.length - updated - keptOut }
}
