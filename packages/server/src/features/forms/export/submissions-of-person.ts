import type { Person, PersonalData } from '../../../services/personal-data'
import type { Tx } from '../../../storage/database'
import { listWords } from '../answers/describe-answers'
import { indexVersions, readVersions } from '../definitions/version-rows'
import { readSubmissions, type StoredSubmission } from '../inbox/inbox-rows'
import { countNotes, listNotes } from '../inbox/note-rows'
import { removeSubmissions } from '../jobs/clean-rows'
import { describeSent } from './export'
import { findIdsOfPerson } from './person-rows'

/** Whatever was sent with the address, or mentions it: in any state, newest first. */
export async function listSubmissionsOf(tx: Tx, { websiteId, email }: Person): Promise<StoredSubmission[]> {
  const ids = await findIdsOfPerson(tx, { websiteId, email, words: listWords([email]) })
  return ids.length === 0 ? [] : readSubmissions(tx, websiteId, ids)
}

export const submissionsOfPerson: PersonalData = {
  name: 'submissions',
  async export(tx, person) {
    const found = await listSubmissionsOf(tx, person)
    const { websiteId } = person
    const versions = indexVersions(await readVersions(tx, websiteId, [...new Set(found.map(({ formId }) => formId))]))
    const ids = found.map(({ id }) => id)
    const noted = ids.length === 0 ? new Map<string, number>() : await countNotes(tx, websiteId, ids)
    const entries: unknown[] = []
    for (const sent of found) {
      const notes = noted.has(sent.id) ? await listNotes(tx, websiteId, sent.id) : []
      entries.push({ ...describeSent(sent, versions.of(sent)), notes: notes.map(({ text }) => text) })
    }
    return entries
  },
  async erase(tx, person) {
    const ids = (await listSubmissionsOf(tx, person)).map(({ id }) => id)
    if (ids.length > 0) await removeSubmissions(tx, person.websiteId, ids)
    return ids.length
  },
}
