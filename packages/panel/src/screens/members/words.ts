import type { MemberState } from '@sitewright/model/accounts/members'
import type { StateLook } from '../../parts/state-mark'

export const memberStateLooks: Record<MemberState, StateLook> = {
  active: { label: 'Member', tone: 'on' },
  invited: { label: 'Invited', tone: 'waiting' },
  suspended: { label: 'Suspended', tone: 'off' },
}
