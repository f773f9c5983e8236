import type { Tx } from '../../storage/database'
import type { Person, PersonalData } from '../people/personal-data'
import { removeSubmissions } from './clean-rows'
import { listWords } from './describe-answers'
import { describeSent } from './export'
import { readSubmissions, type StoredSubmission } from './inbox-rows'
import { countNotes, listNotes } from './note-rows'
import { findIdsOfPerson } from './person-rows'
import { indexVersions, readVersions } from './version-rows'

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
