import {
  memberTable,
  type NewSiteMember,
  type SiteMember,
  type SiteMemberList,
  type SiteMemberQuery,
} from '@sitewright/model/accounts/members'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { nextState } from '@sitewright/model/states/state-table'
import type { Services } from '../../../services/services'
import { inviteMailJob } from '../store/job-kinds'
import {
  deleteMember,
  describeMember,
  findMember,
  insertMember,
  listMembers,
  type MemberKey,
  moveMember,
} from '../store/rows'
import { deleteSessionsOfMember } from '../store/session-rows'

export type MemberManagement = ReturnType<typeof createMemberManagement>

/** What owners do about the members of their site. Each change holds at the member's next request. */
export function createMemberManagement({
  database,
  jobs,
  newId,
  now,
}: Pick<Services, 'database' | 'jobs' | 'newId' | 'now'>) {
  return {
    async list(websiteId: string, query: SiteMemberQuery): Promise<SiteMemberList> {
      const { limit, search = '', state = null, before = null } = query
      const page = { state, search, before, limit: limit + 1 }
      const found = await database.site(websiteId, (tx) => listMembers(tx, websiteId, page))
      const members = found.slice(0, limit).map(describeMember)
      return { members, next: found.length > limit ? (members.at(-1)?.id ?? null) : null }
    },

    async invite(websiteId: string, { email, name }: NewSiteMember): Promise<Result<SiteMember>> {
      return database.site(websiteId, async (tx) => {
        const id = newId()
        const member = { id, email, name, state: 'invited', passwordHash: null, createdAt: new Date(now()) } as const
        if (!(await insertMember(tx, websiteId, member))) return fail('member.already', { field: 'email' })
        await jobs.add(tx, { kind: inviteMailJob, websiteId, key: id, payload: { memberId: id } })
        return describeMember({ ...member, signedInAt: null })
      })
    },

    async inviteAgain(key: MemberKey): Promise<Result<Record<string, never>>> {
      const { websiteId, memberId } = key
      return database.site(websiteId, async (tx) => {
        const member = await findMember(tx, key)
        if (member === null) return fail('request.not-found')
        if (nextState(memberTable, member.state, 'inviteAgain') === null) return fail('member.not-invited')
        await jobs.add(tx, { kind: inviteMailJob, websiteId, key: memberId, payload: { memberId } })
        return {}
      })
    },

    /** Suspending ends every session. Who never chose a password is invited again by coming back. Others stay as they are. */
    async setState(key: MemberKey, wanted: 'active' | 'suspended'): Promise<Result<SiteMember>> {
      return database.site(key.websiteId, async (tx) => {
        const member = await findMember(tx, key)
        if (member === null) return fail('request.not-found')
        const back = member.passwordHash === null ? 'inviteBack' : 'letIn'
        const moved = await moveMember(tx, key, wanted === 'suspended' ? 'suspend' : back)
        if (moved?.state === 'suspended') await deleteSessionsOfMember(tx, key)
        return describeMember(moved ?? member)
      })
    },

    async remove(key: MemberKey): Promise<Result<Record<string, never>>> {
      const gone = await database.site(key.websiteId, (tx) => deleteMember(tx, key))
      return gone === null ? fail('request.not-found') : {}
    },
  }
}
