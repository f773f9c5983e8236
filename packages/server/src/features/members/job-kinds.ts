import { memberEmail } from '@sitewright/model/accounts/members'
import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../jobs/job-kind'

const dayMs = 24 * 60 * 60_000

/** How long a mail's address works. */
export const codeMs = { join: 3 * dayMs, reset: dayMs / 24, invite: 14 * dayMs } as const

export const joinMailJob = defineJobKind({
  name: 'members.join-mail',
  label: 'Ask a new member to confirm',
  payload: z.strictObject({ codeId: id }),
})

export const resetMailJob = defineJobKind({
  name: 'members.reset-mail',
  label: 'Write to a member who forgot their password',
  payload: z.strictObject({ email: memberEmail }),
})

export const inviteMailJob = defineJobKind({
  name: 'members.invite-mail',
  label: 'Invite a member',
  payload: z.strictObject({ memberId: id }),
})
