import { findOutboxMails, removeOutboxMail } from '../../mail/outbox'
import type { Person } from '../../services/personal-data'
import { namesAddress } from './names-address'

/** Mails to or about somebody in the outbox folder. They are files, and so no part of what a transaction removes. */
export function createOutboxOfPerson(folder: string) {
  const find = ({ websiteId, email }: Person) =>
    findOutboxMails(folder, websiteId, ({ to, subject, text }) => namesAddress(`${to} ${subject} ${text}`, email))
  return {
    name: 'sent emails',
    export: async (person: Person) =>
      (await find(person)).map(({ id, to, subject, date, text }) => ({ id, to, subject, date, text })),
    async erase(person: Person): Promise<number> {
      const found = await find(person)
      for (const { id } of found) await removeOutboxMail(folder, person.websiteId, id)
      return found.length
    },
  }
}
