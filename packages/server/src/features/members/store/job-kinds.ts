import { memberEmail } from '@sitewright/model/accounts/members'
import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job-kind'

const dayMs = 24 * 60 * 60_000

/** How long a mail's address works. */
export const codeMs = { join: 3 * dayMs, reset: dayMs / 24, invite: 14 * dayMs } as const

export const joinMailJob = defineJobKind({
  name: 'members.join-mail',
  label: 'Send membership confirmation',
  payload: z.strictObject({ codeId: id }),
})

export const resetMailJob = defineJobKind({
  name: 'members.reset-mail',
  label: 'Send member password reset email',
  payload: z.strictObject({ email: memberEmail }),
})

export const inviteMailJob = defineJobKind({
  name: 'members.invite-mail',
  label: 'Send member invitation',
  payload: z.strictObject({ memberId: id }),
})
