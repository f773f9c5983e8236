import type { MemberState } from '@sitewright/model/accounts/members'
import { Button } from '@sitewright/ui/button'
import { EmptyState } from '@sitewright/ui/empty-state'
import { useState } from 'react'
import { useMembers } from '../../data/members'
import type { PeopleFilter } from '../../data/people-filter'
import { PeopleList } from '../../parts/people-list'
import { InviteDialog } from './invite-dialog'
import { MemberTable } from './member-table'
import { memberStateLooks } from './words'

export function MemberList() {
  const [filter, setFilter] = useState<PeopleFilter<MemberState>>({ search: '', state: 'all' })
  const [isInviting, setInviting] = useState(false)
  const query = useMembers(filter)
  const members = query.data?.pages.flatMap((page) => page.members) ?? []
  return (
    <>
      <PeopleList
        people="members"
        states={memberStateLooks}
        filter={filter}
        onFilter={setFilter}
        query={query}
        count={members.length}
        tools={
          <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
            Invite a member
          </Button>
        }
        whenEmpty={
          <EmptyState icon="person" title="No members yet">
            Invite somebody by e-mail, or let anybody join. Then set the access of a page to Members.
          </EmptyState>
        }
      >
        <MemberTable members={members} />
      </PeopleList>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  )
}
