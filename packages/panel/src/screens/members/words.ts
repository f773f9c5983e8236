import type { MemberState } from '@sitewright/model/accounts/members'

export const memberStateWords: Record<MemberState, string> = {
  active: 'Member',
  invited: 'Invited',
  suspended: 'Suspended',
}

export function formatDay(time: string): string {
  return new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' })
}
