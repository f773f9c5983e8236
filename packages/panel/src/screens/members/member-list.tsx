import type { MemberState } from '@sitewright/model/accounts/members'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { useState } from 'react'
import { useMembers } from '../../data/people/members'
import type { PeopleFilter } from '../../data/people/people-filter'
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
            Invite member
          </Button>
        }
        whenEmpty={
          <EmptyState icon="person" title="No members yet">
            Invite someone by email, or let anyone join. Then set a page’s access to Members.
          </EmptyState>
        }
      >
        <MemberTable members={members} />
      </PeopleList>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  )
}
