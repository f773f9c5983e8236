import type { PersonalData } from '../../../services/personal-data'
import { deleteMemberCodes } from '../store/code-rows'
import { deleteMember, describeMember, findMemberByEmail } from '../store/rows'

/** That somebody is a member. Who is erased loses the membership, with every session and every code in a mail. */
export const membershipOfPerson: PersonalData = {
  name: 'membership',
  async export(tx, { websiteId, email }) {
    const member = await findMemberByEmail(tx, websiteId, email)
    if (member === null) return []
    const { id: _id, ...told } = describeMember(member)
    return [told]
  },
  async erase(tx, { websiteId, email }) {
    const member = await findMemberByEmail(tx, websiteId, email)
    await deleteMemberCodes(tx, websiteId, email)
    if (member === null) return 0
    await deleteMember(tx, { websiteId, memberId: member.id })
    return 1
  },
}
