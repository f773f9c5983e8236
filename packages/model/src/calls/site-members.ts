import { z } from 'zod'
import { newSiteMember, siteMember, siteMemberChange, siteMemberList, siteMemberQuery } from '../accounts/members'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ memberId: id })

/** The members of a site, as its owner sees them. */
export const siteMemberCalls = defineCalls({
  listMembers: { method: 'GET', path: api.siteMembers, query: siteMemberQuery, answer: siteMemberList },
  inviteMember: { method: 'POST', path: api.siteMembers, body: newSiteMember, answer: siteMember, status: 201 },
  changeMember: { method: 'PATCH', path: api.siteMember, params, body: siteMemberChange, answer: siteMember },
  removeMember: { method: 'DELETE', path: api.siteMember, params, answer: nothing },
  inviteMemberAgain: { method: 'POST', path: api.siteMemberInvitation, params, answer: nothing },
})
