import { memberStates } from '@sitewright/model/accounts/members'
import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Select } from '@sitewright/ui/select'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { useState } from 'react'
import { type MemberFilter, useMembers } from '../../data/members'
import { InviteDialog } from './invite-dialog'
import { MemberTable } from './member-table'
import { memberStateWords } from './words'

const stateChoices = (['all', ...memberStates] as const).map((value) => ({
  value,
  label: value === 'all' ? 'All states' : memberStateWords[value],
}))

export function MemberList() {
  const [filter, setFilter] = useState<MemberFilter>({ search: '', state: 'all' })
  const [isInviting, setInviting] = useState(false)
  const query = useMembers(filter)
  const members = query.data?.pages.flatMap((page) => page.members) ?? []
  const isFiltered = filter.search !== '' || filter.state !== 'all'
  const inviteButton = (
    <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
      Invite a member
    </Button>
  )
  return (
    <section className="member-list" aria-label="List of members">
      <div className="screen-tools member-tools">
        <TextField
          hidesLabel
          label="Search members"
          type="search"
          placeholder="Search"
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <Select
          hidesLabel
          label="State of members"
          value={filter.state}
          choices={stateChoices}
          onChange={(state) => setFilter({ ...filter, state })}
        />
        {inviteButton}
      </div>
      {query.isPending ? <Skeleton lines={6} heightPx={48} label="Loading members" /> : null}
      {query.isError ? <LoadFailure text={query.error.message} onRetry={() => query.refetch()} /> : null}
      {query.data && members.length === 0 ? <NoMembers isFiltered={isFiltered} /> : null}
      {members.length > 0 ? <MemberTable members={members} /> : null}
      {query.hasNextPage ? (
        <Button className="member-more" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </section>
  )
}

function NoMembers({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState icon="search" title="Nobody found">
        Try other words, or another state.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="person" title="No members yet">
      Invite somebody by e-mail, or let anybody join. Then set the access of a page to Members.
    </EmptyState>
  )
}
