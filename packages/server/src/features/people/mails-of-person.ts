import type { Person, PersonalData } from '../../services/personal-data'
import type { Tx } from '../../storage/database'
import { deleteMails, listMailsHolding } from './mail-rows'
import { namesAddress } from './names-address'

interface WaitingMail {
  readonly id: string
  readonly template: string
  readonly createdAt: string
}

/** Mails to or about somebody that wait, or could not be sent. What is being sent in this moment goes out. */
export const mailsOfPerson: PersonalData = {
  name: 'pending emails',
  export: (tx, person) => listMails(tx, person),
  async erase(tx, person) {
    const ids = (await listMails(tx, person)).map(({ id }) => id)
    return deleteMails(tx, person.websiteId, ids)
  },
}

async function listMails(tx: Tx, person: Person): Promise<WaitingMail[]> {
  const about = (await listMailsHolding(tx, person)).filter(({ words }) => namesAddress(words, person.email))
  return about.map(({ id, template, createdAt }) => ({ id, template, createdAt }))
}
