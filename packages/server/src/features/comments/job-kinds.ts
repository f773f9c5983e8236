import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../jobs/job-kind'

export const tellOwnerJob = defineJobKind({
  name: 'comments.tell-owner',
  label: 'Email new comments to the owner',
  payload: z.strictObject({ since: z.iso.datetime() }),
})

export const tellFollowersJob = defineJobKind({
  name: 'comments.tell-followers',
  label: 'Email a new comment to followers',
  payload: z.strictObject({ commentId: id }),
})
