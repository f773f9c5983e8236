import type { PersonalData } from '../../services/personal-data'
import { deleteInvitationsTo, listInvitations } from './invitation-rows'

/** That somebody was invited to work on the site. */
export const invitationsOfPerson: PersonalData = {
  name: 'invitations',
  async export(tx, { websiteId, email }) {
    const found = (await listInvitations(tx, websiteId)).filter((invitation) => invitation.email === email)
    return found.map(({ id: _id, ...told }) => told)
  },
  erase: (tx, { websiteId, email }) => deleteInvitationsTo(tx, websiteId, email),
}
